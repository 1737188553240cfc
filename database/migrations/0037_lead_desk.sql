CREATE TABLE "lead_bulk_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" text,
	"staff_name" text NOT NULL,
	"change" jsonb NOT NULL,
	"count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"staff_id" text,
	"staff_name" text NOT NULL,
	"phone_key" text NOT NULL,
	"outcome" text NOT NULL,
	"rule" jsonb NOT NULL,
	"called_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"staff_id" text,
	"staff_name" text NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"revision" integer NOT NULL,
	"bulk_id" uuid,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"job_id" text NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"detail" text,
	"attempted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"author_id" text,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_presence" (
	"lead_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_presence_lead_id_user_id_pk" PRIMARY KEY("lead_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "lead_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"author_id" text,
	"author_name" text NOT NULL,
	"template" text,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"assignee_id" text,
	"text" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_by_id" text,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"done_by_name" text
);
--> statement-breakpoint
CREATE TABLE "lead_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"user_id" text,
	"created_by_id" text,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_words" (
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"lead_id" uuid NOT NULL,
	CONSTRAINT "lead_words_kind_word_created_at_lead_id_pk" PRIMARY KEY("kind","word","created_at","lead_id")
);
--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "value_cents" bigint;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "promise" jsonb;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "first_contact_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "overdue_alerted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "next_task_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "next_callable_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "callable_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "email_key" text;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "phone_key" text;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "suppressed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "indexed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "is_listed" boolean GENERATED ALWAYS AS (erased_at IS NULL AND (cardinality(spam_reasons) = 0 OR released_at IS NOT NULL)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_records" ADD COLUMN "wants_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_records" ADD COLUMN "digest_sent_on" date;--> statement-breakpoint
ALTER TABLE "lead_bulk_changes" ADD CONSTRAINT "lead_bulk_changes_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_calls" ADD CONSTRAINT "lead_calls_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_calls" ADD CONSTRAINT "lead_calls_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_changes" ADD CONSTRAINT "lead_changes_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_changes" ADD CONSTRAINT "lead_changes_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_changes" ADD CONSTRAINT "lead_changes_bulk_id_lead_bulk_changes_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."lead_bulk_changes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_presence" ADD CONSTRAINT "lead_presence_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_presence" ADD CONSTRAINT "lead_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_replies" ADD CONSTRAINT "lead_replies_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_replies" ADD CONSTRAINT "lead_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_views" ADD CONSTRAINT "lead_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_views" ADD CONSTRAINT "lead_views_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_words" ADD CONSTRAINT "lead_words_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_bulk_changes_staff_index" ON "lead_bulk_changes" USING btree ("staff_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_calls_lead_id_index" ON "lead_calls" USING btree ("lead_id","called_at");--> statement-breakpoint
CREATE INDEX "lead_calls_phone_key_index" ON "lead_calls" USING btree ("phone_key","called_at");--> statement-breakpoint
CREATE INDEX "lead_changes_lead_id_index" ON "lead_changes" USING btree ("lead_id","changed_at");--> statement-breakpoint
CREATE INDEX "lead_changes_bulk_index" ON "lead_changes" USING btree ("bulk_id") WHERE "lead_changes"."bulk_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_deliveries_lead_id_index" ON "lead_deliveries" USING btree ("lead_id","attempted_at");--> statement-breakpoint
CREATE INDEX "lead_notes_lead_id_index" ON "lead_notes" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_presence_seen_index" ON "lead_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "lead_replies_lead_id_index" ON "lead_replies" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_tasks_lead_id_index" ON "lead_tasks" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_tasks_assignee_index" ON "lead_tasks" USING btree ("assignee_id","due_at","id") WHERE "lead_tasks"."done_at" IS NULL;--> statement-breakpoint
CREATE INDEX "lead_tasks_due_index" ON "lead_tasks" USING btree ("due_at","id") WHERE "lead_tasks"."done_at" IS NULL;--> statement-breakpoint
CREATE INDEX "lead_words_lead_id_index" ON "lead_words" USING btree ("lead_id");--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_listed_index" ON "contact_submissions" USING btree ("created_at","id") WHERE "contact_submissions"."is_listed";--> statement-breakpoint
CREATE INDEX "leads_status_index" ON "contact_submissions" USING btree ("status","created_at","id") WHERE "contact_submissions"."is_listed";--> statement-breakpoint
CREATE INDEX "leads_kind_index" ON "contact_submissions" USING btree ("kind","created_at","id") WHERE "contact_submissions"."is_listed";--> statement-breakpoint
CREATE INDEX "leads_product_index" ON "contact_submissions" USING btree ("product","created_at","id") WHERE "contact_submissions"."is_listed";--> statement-breakpoint
CREATE INDEX "leads_state_index" ON "contact_submissions" USING btree ("state","created_at","id") WHERE "contact_submissions"."is_listed";--> statement-breakpoint
CREATE INDEX "leads_locale_index" ON "contact_submissions" USING btree ("locale","created_at","id") WHERE "contact_submissions"."is_listed";--> statement-breakpoint
CREATE INDEX "leads_owner_index" ON "contact_submissions" USING btree ("owner_id","created_at","id") WHERE "contact_submissions"."is_listed";--> statement-breakpoint
CREATE INDEX "leads_source_index" ON "contact_submissions" USING btree ("source","created_at","id") WHERE "contact_submissions"."is_listed";--> statement-breakpoint
CREATE INDEX "leads_suppressed_index" ON "contact_submissions" USING btree ("created_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."suppressed";--> statement-breakpoint
CREATE INDEX "leads_not_offered_index" ON "contact_submissions" USING btree ("created_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."not_offered";--> statement-breakpoint
CREATE INDEX "leads_due_index" ON "contact_submissions" USING btree ("contact_due_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."status" = 'new' AND "contact_submissions"."first_contact_at" IS NULL;--> statement-breakpoint
CREATE INDEX "leads_owner_due_index" ON "contact_submissions" USING btree ("owner_id","contact_due_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."status" = 'new' AND "contact_submissions"."first_contact_at" IS NULL;--> statement-breakpoint
CREATE INDEX "leads_unalerted_index" ON "contact_submissions" USING btree ("contact_due_at") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."status" = 'new' AND "contact_submissions"."first_contact_at" IS NULL AND "contact_submissions"."overdue_alerted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "leads_task_index" ON "contact_submissions" USING btree ("next_task_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."next_task_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_owner_task_index" ON "contact_submissions" USING btree ("owner_id","next_task_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."next_task_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_callable_index" ON "contact_submissions" USING btree ("next_callable_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."next_callable_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_callable_until_index" ON "contact_submissions" USING btree ("callable_until") WHERE "contact_submissions"."callable_until" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_email_key_index" ON "contact_submissions" USING btree ("email_key") WHERE "contact_submissions"."email_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_phone_key_index" ON "contact_submissions" USING btree ("phone_key") WHERE "contact_submissions"."phone_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_unindexed_index" ON "contact_submissions" USING btree ("created_at") WHERE "contact_submissions"."indexed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "revocations_lead_id_index" ON "revocations" USING btree ("lead_id");
--> statement-breakpoint
-- One stream of everything that happened to a lead. A query names one lead, so each part uses its index.
CREATE VIEW "lead_timeline" AS
SELECT id AS lead_id, 'received.' || id AS id, 'received' AS kind, created_at AS at, '' AS actor,
	jsonb_build_object('kind', kind, 'page', page_source) AS data
FROM contact_submissions
UNION ALL
SELECT lead_id, 'note.' || id, 'note', created_at, author_name, jsonb_build_object('text', text) FROM lead_notes
UNION ALL
SELECT lead_id, 'task.' || id, 'task', created_at, created_by_name,
	jsonb_build_object('text', text, 'dueAt', due_at, 'done', done_at IS NOT NULL)
FROM lead_tasks
UNION ALL
SELECT lead_id, 'taskDone.' || id, 'taskDone', done_at, coalesce(done_by_name, ''), jsonb_build_object('text', text)
FROM lead_tasks WHERE done_at IS NOT NULL
UNION ALL
SELECT lead_id, 'call.' || id, 'call', called_at, staff_name, jsonb_build_object('outcome', outcome, 'rule', rule)
FROM lead_calls
UNION ALL
SELECT lead_id, 'reply.' || id, 'reply', created_at, author_name,
	jsonb_build_object('subject', subject, 'text', text, 'locale', locale, 'template', template, 'state', state)
FROM lead_replies
UNION ALL
SELECT lead_id, 'delivery.' || id, 'delivery', attempted_at, '',
	jsonb_build_object('channel', channel, 'kind', kind, 'outcome', outcome, 'detail', detail, 'jobId', job_id)
FROM lead_deliveries
UNION ALL
SELECT lead_id, 'change.' || id, 'change', changed_at, staff_name,
	jsonb_build_object('kind', kind, 'before', before, 'after', after, 'bulk', bulk_id IS NOT NULL)
FROM lead_changes
UNION ALL
SELECT contact_submission_id, 'booking.' || id, 'booking', occurred_at, '',
	jsonb_build_object('kind', kind, 'startsAt', starts_at, 'isMoved', is_moved)
FROM booking_events WHERE contact_submission_id IS NOT NULL
UNION ALL
SELECT lead_id, 'revocation.' || id, 'revocation', recorded_at::timestamptz, coalesce(recorded_by, ''),
	jsonb_build_object('channels', channels, 'method', method)
FROM revocations WHERE lead_id IS NOT NULL;
