ALTER TABLE "contact_submissions" ADD COLUMN "digested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "contact_submissions_quarantine_index" ON "contact_submissions" USING btree ("created_at","id") WHERE cardinality("contact_submissions"."spam_reasons") > 0 AND "contact_submissions"."released_at" IS NULL;--> statement-breakpoint
CREATE INDEX "contact_submissions_others_index" ON "contact_submissions" USING btree ("created_at","id") WHERE cardinality("contact_submissions"."spam_reasons") = 0 OR "contact_submissions"."released_at" IS NOT NULL;--> statement-breakpoint
-- Staff have had a notice of each of the older ones.
UPDATE "contact_submissions" SET "digested_at" = "created_at" WHERE cardinality("spam_reasons") > 0 AND "created_at" < now() - interval '1 day';
