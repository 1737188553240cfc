DROP INDEX "leads_import_index";--> statement-breakpoint
CREATE INDEX "leads_import_index" ON "contact_submissions" USING btree ("import_id","id") WHERE "contact_submissions"."import_id" IS NOT NULL;