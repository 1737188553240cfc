ALTER TABLE "staff_records" ADD COLUMN "quiet_from" text;--> statement-breakpoint
ALTER TABLE "staff_records" ADD COLUMN "quiet_until" text;--> statement-breakpoint
ALTER TABLE "staff_records" ADD COLUMN "leave_from" date;--> statement-breakpoint
ALTER TABLE "staff_records" ADD COLUMN "leave_until" date;--> statement-breakpoint
ALTER TABLE "staff_records" ADD COLUMN "leave_heir" text;--> statement-breakpoint
ALTER TABLE "lead_assignments" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_assignments_held_index" ON "lead_assignments" USING btree ("owner_id") WHERE "lead_assignments"."is_held";