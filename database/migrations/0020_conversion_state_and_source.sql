ALTER TABLE "conversion_events" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "conversion_events" ADD COLUMN "source" text;