ALTER TABLE "contact_submissions" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "purpose" text DEFAULT 'contact' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "product" text;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "unserved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "booking_status" text;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "booking_starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "booking_updated_at" timestamp with time zone;