ALTER TABLE "contact_submissions" ADD COLUMN "last_reminder" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "last_reminder_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "reminder_claimed_at" timestamp with time zone;