ALTER TABLE "contact_submissions" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_assignments" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_test_index" ON "contact_submissions" USING btree ("created_at","id") WHERE "contact_submissions"."is_test";
