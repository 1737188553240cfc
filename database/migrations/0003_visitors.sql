CREATE TABLE "cookie_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"categories" text[] NOT NULL,
	"gpc" boolean NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitor_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"session_id" uuid NOT NULL,
	"page" text NOT NULL,
	"locale" text NOT NULL,
	"properties" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visitor_profiles" ADD COLUMN "scores" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "visitor_profiles" ADD COLUMN "journey" jsonb DEFAULT '{"views":[],"choices":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "visitor_profiles" ADD COLUMN "contact_submission_id" uuid;--> statement-breakpoint
ALTER TABLE "visitor_profiles" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "cookie_consents_created_at_index" ON "cookie_consents" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "visitor_events_created_at_index" ON "visitor_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "visitor_events_session_id_index" ON "visitor_events" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "visitor_profiles" ADD CONSTRAINT "visitor_profiles_contact_submission_id_contact_submissions_id_fk" FOREIGN KEY ("contact_submission_id") REFERENCES "public"."contact_submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visitor_profiles_updated_at_index" ON "visitor_profiles" USING btree ("updated_at");