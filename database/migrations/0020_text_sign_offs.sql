CREATE TABLE "text_sign_offs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "text_sign_offs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page" text NOT NULL,
	"locale" text NOT NULL,
	"sha256" text NOT NULL,
	"text" text NOT NULL,
	"keys" jsonb NOT NULL,
	"signed_by_id" text,
	"signed_by_name" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"withdrawn_by_name" text,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "text_sign_offs" ADD CONSTRAINT "text_sign_offs_signed_by_id_users_id_fk" FOREIGN KEY ("signed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_sign_offs_page_index" ON "text_sign_offs" USING btree ("page","locale","id" DESC NULLS LAST);