CREATE TABLE "complaint_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"complaint_id" uuid NOT NULL,
	"staff_id" text,
	"staff_name" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"received_on" date NOT NULL,
	"channel" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"state" text NOT NULL,
	"words" text NOT NULL,
	"product" text NOT NULL,
	"insurer" text NOT NULL,
	"lead_id" uuid,
	"severity" text NOT NULL,
	"status" text NOT NULL,
	"regulator" text NOT NULL,
	"file_number" text NOT NULL,
	"due_on" date,
	"responsible_id" text,
	"answered_on" date,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by_name" text DEFAULT '' NOT NULL,
	"created_by_id" text,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "complaint_changes" ADD CONSTRAINT "complaint_changes_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_changes" ADD CONSTRAINT "complaint_changes_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_responsible_id_users_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_changes_complaint_index" ON "complaint_changes" USING btree ("complaint_id","changed_at");--> statement-breakpoint
CREATE INDEX "complaints_due_index" ON "complaints" USING btree ("due_on","received_on","id");--> statement-breakpoint
CREATE INDEX "complaints_lead_index" ON "complaints" USING btree ("lead_id") WHERE "complaints"."lead_id" IS NOT NULL;