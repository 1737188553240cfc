-- The job queue makes its tables there. The role of the site may have no right to create a schema.
CREATE SCHEMA IF NOT EXISTS jobs;
--> statement-breakpoint
-- What was agreed to, and what was done, can be proved years later: the ledgers and their records only grow.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER consent_records_append_only
	BEFORE UPDATE OR DELETE ON consent_records
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER consent_records_no_truncate
	BEFORE TRUNCATE ON consent_records
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER revocations_append_only
	BEFORE UPDATE OR DELETE ON revocations
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER revocations_no_truncate
	BEFORE TRUNCATE ON revocations
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only
	BEFORE UPDATE OR DELETE ON audit_entries
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_entries_no_truncate
	BEFORE TRUNCATE ON audit_entries
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_seals_append_only
	BEFORE UPDATE OR DELETE ON ledger_seals
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_seals_no_truncate
	BEFORE TRUNCATE ON ledger_seals
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_notes_append_only
	BEFORE UPDATE OR DELETE ON ledger_notes
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_notes_no_truncate
	BEFORE TRUNCATE ON ledger_notes
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER blog_versions_unchanged
	BEFORE UPDATE ON blog_versions
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Readers stop seeing a publication one day. All else about it stays as it was recorded.
CREATE TRIGGER blog_publications_unchanged
	BEFORE UPDATE OF id, article_id, locale, slug, title, version, version_hash, rendering, claims, written_by,
		written_by_name, approved_by, approved_by_name, approved_at, published_at, hash ON blog_publications
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- True while the session exists, has not run out, and belongs to someone whose e-mail address is confirmed.
CREATE FUNCTION validate_user_session(p_session_token text, p_now timestamptz DEFAULT now()) RETURNS boolean
LANGUAGE sql STABLE AS $$
	SELECT EXISTS (
		SELECT 1
		FROM sessions
		JOIN users ON users.id = sessions.user_id
		WHERE sessions.token = p_session_token
			AND sessions.expires_at > p_now
			AND users.email_verified
	);
$$;
--> statement-breakpoint
CREATE FUNCTION simple_security_log(
	p_table_name text,
	p_action text,
	p_user_id text DEFAULT NULL,
	p_network text DEFAULT NULL,
	p_details text DEFAULT NULL
) RETURNS void
LANGUAGE sql AS $$
	INSERT INTO security_log (table_name, action, user_id, network, details)
	VALUES (p_table_name, p_action, p_user_id, p_network, p_details);
$$;
--> statement-breakpoint
CREATE FUNCTION is_conversion(p_event_type text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT p_event_type IN ('book_consultation', 'get_quote', 'calculator_used', 'form_submit', 'phone_call');
$$;
--> statement-breakpoint
CREATE FUNCTION get_conversion_stats(start_date timestamptz, end_date timestamptz)
RETURNS TABLE (event_type text, count bigint, unique_sessions bigint)
LANGUAGE sql STABLE AS $$
	SELECT e.event_type, count(*), count(DISTINCT e.session_id)
	FROM conversion_events e
	WHERE e.created_at >= start_date AND e.created_at < end_date AND is_conversion(e.event_type)
	GROUP BY e.event_type
	ORDER BY count(*) DESC, e.event_type;
$$;
--> statement-breakpoint
-- Percent of the sessions seen in the window that converted at least once. Seen is who did anything: allowed analytics
-- and opened a page, or sent a form, which is counted with or without analytics.
CREATE FUNCTION get_conversion_rate(start_date timestamptz, end_date timestamptz)
RETURNS TABLE (conversion_rate numeric, total_conversions bigint, unique_visitors bigint)
LANGUAGE sql STABLE AS $$
	WITH conversions AS (
		SELECT session_id
		FROM conversion_events
		WHERE created_at >= start_date AND created_at < end_date AND is_conversion(event_type)
	), seen AS (
		SELECT session_id FROM conversions WHERE session_id IS NOT NULL
		UNION
		SELECT session_id FROM visitor_events WHERE created_at >= start_date AND created_at < end_date
	)
	SELECT
		coalesce(round(
			100.0 * (SELECT count(DISTINCT session_id) FROM conversions)
				/ nullif((SELECT count(*) FROM seen), 0), 2), 0),
		(SELECT count(*) FROM conversions),
		(SELECT count(*) FROM seen);
$$;
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
	jsonb_build_object('kind', kind, 'before', before, 'after', after, 'bulk', command_id IS NOT NULL)
FROM lead_changes
UNION ALL
SELECT contact_submission_id, 'booking.' || id, 'booking', occurred_at, '',
	jsonb_build_object('kind', kind, 'startsAt', starts_at, 'isMoved', is_moved)
FROM booking_events WHERE contact_submission_id IS NOT NULL
UNION ALL
SELECT lead_id, 'revocation.' || id, 'revocation', recorded_at::timestamptz, coalesce(recorded_by, ''),
	jsonb_build_object('channels', channels, 'method', method)
FROM revocations WHERE lead_id IS NOT NULL;
--> statement-breakpoint
-- Each event names who could see the lead until then. pg_restore empties the search path, so these functions name the
-- schema. What it restores is no news and keeps its number.
CREATE FUNCTION add_lead_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	event text := 'changed';
BEGIN
	IF current_setting('search_path') = '' THEN
		RETURN NEW;
	END IF;
	IF TG_OP = 'INSERT' THEN
		NEW.event_number := 1;
		INSERT INTO public.lead_events (lead_id, number, kind, at, transaction)
		VALUES (NEW.id, 1, 'created', now(), pg_current_xact_id());
	ELSE
		IF NEW.erased_at IS NOT NULL AND OLD.erased_at IS NULL THEN
			event := 'erased';
		ELSIF NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL THEN
			event := 'deleted';
		ELSIF NEW.deleted_at IS NULL AND OLD.deleted_at IS NOT NULL AND NEW.erased_at IS NULL THEN
			event := 'restored';
		END IF;
		NEW.event_number := OLD.event_number + 1;
		INSERT INTO public.lead_events (lead_id, number, kind, at, transaction, owner_before, was_listed)
		VALUES (
			NEW.id, NEW.event_number, event, now(), pg_current_xact_id(),
			CASE WHEN event <> 'erased' THEN OLD.owner_id END, CASE WHEN event <> 'erased' THEN OLD.is_listed END
		);
	END IF;
	PERFORM pg_notify('site_changes', 'leads');
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER lead_created BEFORE INSERT ON contact_submissions FOR EACH ROW EXECUTE FUNCTION add_lead_event();
--> statement-breakpoint
-- What the site derives (search words, the next period for calls) is no event.
CREATE TRIGGER lead_changed BEFORE UPDATE ON contact_submissions FOR EACH ROW
WHEN (
	(OLD.revision, OLD.status, OLD.owner_id, OLD.value_cents, OLD.spam_reasons, OLD.released_at, OLD.spam_confirmed_at)
		IS DISTINCT FROM
		(NEW.revision, NEW.status, NEW.owner_id, NEW.value_cents, NEW.spam_reasons, NEW.released_at, NEW.spam_confirmed_at)
	OR (OLD.booking_status, OLD.booking_starts_at, OLD.first_contact_at, OLD.next_task_at, OLD.suppressed, OLD.erased_at)
		IS DISTINCT FROM
		(NEW.booking_status, NEW.booking_starts_at, NEW.first_contact_at, NEW.next_task_at, NEW.suppressed, NEW.erased_at)
)
EXECUTE FUNCTION add_lead_event();
--> statement-breakpoint
CREATE FUNCTION add_lead_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('search_path') = '' THEN
		RETURN NULL;
	END IF;
	INSERT INTO public.lead_events (lead_id, number, kind, at, transaction)
	VALUES (OLD.id, OLD.event_number + 1, 'removed', now(), pg_current_xact_id());
	PERFORM pg_notify('site_changes', 'leads');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER lead_removed AFTER DELETE ON contact_submissions FOR EACH ROW EXECUTE FUNCTION add_lead_removal();
--> statement-breakpoint
CREATE FUNCTION add_lead_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('search_path') = '' THEN
		RETURN NULL;
	END IF;
	INSERT INTO public.lead_events (lead_id, number, kind, at, transaction)
	VALUES (NEW.lead_id, 0, 'worked', now(), pg_current_xact_id());
	PERFORM pg_notify('site_changes', 'leads');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER lead_worked AFTER INSERT OR UPDATE ON lead_notes FOR EACH ROW EXECUTE FUNCTION add_lead_work();
--> statement-breakpoint
CREATE TRIGGER lead_worked AFTER INSERT OR UPDATE ON lead_tasks FOR EACH ROW EXECUTE FUNCTION add_lead_work();
--> statement-breakpoint
CREATE TRIGGER lead_worked AFTER INSERT OR UPDATE ON lead_calls FOR EACH ROW EXECUTE FUNCTION add_lead_work();
--> statement-breakpoint
CREATE TRIGGER lead_worked AFTER INSERT OR UPDATE ON lead_replies FOR EACH ROW EXECUTE FUNCTION add_lead_work();
--> statement-breakpoint
CREATE TRIGGER lead_worked AFTER INSERT OR UPDATE ON lead_deliveries FOR EACH ROW EXECUTE FUNCTION add_lead_work();
