CREATE TABLE "lead_list_columns" (
	"user_id" text PRIMARY KEY NOT NULL,
	"columns" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "last_contact_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "sort_name" text COLLATE "C" GENERATED ALWAYS AS (translate(lower(coalesce(nullif(btrim(first_name || ' ' || last_name), ''), email, '')), 'ÁÀÂÃÄÅÇÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜÝáàâãäåçéèêëíìîïñóòôõöúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyy')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_list_columns" ADD CONSTRAINT "lead_list_columns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The last contact is derived as `lead-contacts.server.ts` does it.
UPDATE contact_submissions SET last_contact_at = greatest(
	first_contact_at,
	(SELECT max(called_at) FROM lead_calls WHERE lead_id = contact_submissions.id
		AND outcome IN ('reached', 'voicemail') AND withdrawn_at IS NULL),
	(SELECT max(changed_at) FROM lead_changes WHERE lead_id = contact_submissions.id
		AND kind = 'inbound' AND after ->> 'way' IN ('called', 'walkedIn')
		AND NOT EXISTS (SELECT 1 FROM lead_commands WHERE lead_commands.id = command_id AND undone_at IS NOT NULL)),
	(SELECT max(sent_at) FROM lead_replies WHERE lead_id = contact_submissions.id),
	(SELECT max(occurred_at) FROM booking_events WHERE contact_submission_id = contact_submissions.id
		AND kind = 'invitee.created' AND matched_by <> 'email'),
	(SELECT max(created_at) FROM lead_appointments WHERE lead_id = contact_submissions.id
		AND invitee IS NULL AND state <> 'withdrawn')
) WHERE first_contact_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_contact_index" ON "contact_submissions" USING btree ("last_contact_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."last_contact_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_value_index" ON "contact_submissions" USING btree ("value_cents","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."value_cents" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_name_index" ON "contact_submissions" USING btree ("sort_name","id") WHERE "contact_submissions"."is_listed";--> statement-breakpoint
CREATE INDEX "leads_no_contact_index" ON "contact_submissions" USING btree ("created_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."last_contact_at" IS NULL;--> statement-breakpoint
CREATE INDEX "leads_no_email_index" ON "contact_submissions" USING btree ("created_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."email" IS NULL;--> statement-breakpoint
CREATE INDEX "leads_no_phone_index" ON "contact_submissions" USING btree ("created_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."phone" IS NULL;