CREATE TABLE "shown_wordings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"address" text NOT NULL,
	"hash" text NOT NULL,
	"approval" text,
	"shown_from" timestamp with time zone NOT NULL,
	"shown_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wordings" (
	"hash" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shown_wordings" ADD CONSTRAINT "shown_wordings_hash_wordings_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."wordings"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shown_wordings_address_index" ON "shown_wordings" USING btree ("address","shown_from");--> statement-breakpoint
CREATE INDEX "shown_wordings_hash_index" ON "shown_wordings" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "shown_wordings_current_index" ON "shown_wordings" USING btree ("address") WHERE "shown_wordings"."shown_until" IS NULL;