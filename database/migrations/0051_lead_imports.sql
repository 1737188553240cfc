CREATE TABLE "lead_import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"problems" jsonb,
	CONSTRAINT "lead_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "lead_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" text,
	"staff_name" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"header" jsonb NOT NULL,
	"header_hash" text NOT NULL,
	"settings" jsonb NOT NULL,
	"rows" integer NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"imported" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "leads_due_index";--> statement-breakpoint
DROP INDEX "leads_owner_due_index";--> statement-breakpoint
DROP INDEX "leads_unalerted_index";--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "lead_import_rows" ADD CONSTRAINT "lead_import_rows_import_id_lead_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."lead_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_imports" ADD CONSTRAINT "lead_imports_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_import_rows_refused_index" ON "lead_import_rows" USING btree ("import_id","row") WHERE "lead_import_rows"."problems" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_imports_created_index" ON "lead_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lead_imports_header_index" ON "lead_imports" USING btree ("header_hash","created_at");--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_import_id_lead_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."lead_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_imported_index" ON "contact_submissions" USING btree ("created_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."import_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_import_index" ON "contact_submissions" USING btree ("import_id") WHERE "contact_submissions"."import_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_due_index" ON "contact_submissions" USING btree ("contact_due_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."status" = 'new' AND "contact_submissions"."first_contact_at" IS NULL AND "contact_submissions"."import_id" IS NULL;--> statement-breakpoint
CREATE INDEX "leads_owner_due_index" ON "contact_submissions" USING btree ("owner_id","contact_due_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."status" = 'new' AND "contact_submissions"."first_contact_at" IS NULL AND "contact_submissions"."import_id" IS NULL;--> statement-breakpoint
CREATE INDEX "leads_unalerted_index" ON "contact_submissions" USING btree ("contact_due_at") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."status" = 'new' AND "contact_submissions"."first_contact_at" IS NULL AND "contact_submissions"."import_id" IS NULL AND "contact_submissions"."overdue_alerted_at" IS NULL;