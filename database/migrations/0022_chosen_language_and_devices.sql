ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "place" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;