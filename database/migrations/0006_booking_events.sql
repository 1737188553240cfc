CREATE TABLE "booking_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_key" text NOT NULL,
	"kind" text NOT NULL,
	"invitee" text,
	"contact_submission_id" uuid,
	"matched_by" text,
	"email" text,
	"name" text,
	"starts_at" timestamp with time zone,
	"is_moved" boolean DEFAULT false NOT NULL,
	"payload" jsonb NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_events_event_key_unique" UNIQUE("event_key")
);
--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_contact_submission_id_contact_submissions_id_fk" FOREIGN KEY ("contact_submission_id") REFERENCES "public"."contact_submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_events_contact_submission_id_index" ON "booking_events" USING btree ("contact_submission_id");--> statement-breakpoint
CREATE INDEX "booking_events_invitee_index" ON "booking_events" USING btree ("invitee");