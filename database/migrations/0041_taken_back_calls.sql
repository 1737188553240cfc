ALTER TABLE "lead_calls" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_calls" ADD COLUMN "status_revision" integer;
--> statement-breakpoint
-- The stream says which calls were taken back.
CREATE OR REPLACE VIEW "lead_timeline" AS
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
SELECT lead_id, 'call.' || id, 'call', called_at, staff_name,
	jsonb_build_object('outcome', outcome, 'rule', rule, 'withdrawnAt', withdrawn_at)
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
