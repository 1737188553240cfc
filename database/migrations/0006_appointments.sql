CREATE TABLE "calendar_feeds" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "lead_appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"way" text NOT NULL,
	"place" text NOT NULL,
	"state" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"invitee" text,
	"created_by_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "lead_appointments_invitee_unique" UNIQUE("invitee")
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_appointments" ADD CONSTRAINT "lead_appointments_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_appointments" ADD CONSTRAINT "lead_appointments_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_appointments_lead_id_index" ON "lead_appointments" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_appointments_starts_at_index" ON "lead_appointments" USING btree ("starts_at");--> statement-breakpoint
CREATE TRIGGER lead_worked AFTER INSERT OR UPDATE ON lead_appointments FOR EACH ROW EXECUTE FUNCTION add_lead_work();
--> statement-breakpoint
-- What the scheduler booked before. It says nothing of the length, so each has the usual one.
INSERT INTO lead_appointments
	(id, lead_id, starts_at, minutes, way, place, state, sequence, invitee, created_at, changed_at)
SELECT gen_random_uuid(), booked.contact_submission_id, booked.starts_at, 30, 'phone', '',
	CASE WHEN canceled.id IS NULL THEN 'planned' ELSE 'canceled' END, 0, booked.invitee, booked.occurred_at,
	coalesce(canceled.occurred_at, booked.occurred_at)
FROM booking_events booked
LEFT JOIN booking_events canceled ON canceled.event_key = 'invitee.canceled ' || booked.invitee
WHERE booked.kind = 'invitee.created' AND booked.contact_submission_id IS NOT NULL AND booked.starts_at IS NOT NULL;
