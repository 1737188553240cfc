CREATE TABLE "lead_person_pairs" (
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"verdict" text,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_person_pairs_one_id_other_id_pk" PRIMARY KEY("one_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "lead_persons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"household_id" uuid
);
--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "lead_person_pairs" ADD CONSTRAINT "lead_person_pairs_one_id_lead_persons_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."lead_persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_person_pairs" ADD CONSTRAINT "lead_person_pairs_other_id_lead_persons_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."lead_persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_person_pairs_other_index" ON "lead_person_pairs" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "lead_person_pairs_open_index" ON "lead_person_pairs" USING btree ("found_at","one_id","other_id") WHERE "lead_person_pairs"."verdict" IS NULL;--> statement-breakpoint
CREATE INDEX "lead_persons_household_index" ON "lead_persons" USING btree ("household_id") WHERE "lead_persons"."household_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_person_id_lead_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."lead_persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_person_index" ON "contact_submissions" USING btree ("person_id","created_at") WHERE "contact_submissions"."person_id" IS NOT NULL;--> statement-breakpoint
-- The sweep links the leads that are there.
UPDATE "contact_submissions" SET "indexed_at" = NULL WHERE "erased_at" IS NULL;
