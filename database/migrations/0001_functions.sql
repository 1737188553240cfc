-- The consent ledger only grows: what was agreed to can be proved years later.
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
CREATE FUNCTION simple_security_log(p_table_name text, p_action text, p_user_id text DEFAULT NULL) RETURNS void
LANGUAGE sql AS $$
	INSERT INTO security_log (table_name, action, user_id) VALUES (p_table_name, p_action, p_user_id);
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
-- Percent of the sessions seen in the window that converted at least once.
CREATE FUNCTION get_conversion_rate(start_date timestamptz, end_date timestamptz)
RETURNS TABLE (conversion_rate numeric, total_conversions bigint, unique_visitors bigint)
LANGUAGE sql STABLE AS $$
	SELECT
		coalesce(round(
			100.0 * count(DISTINCT e.session_id) FILTER (WHERE is_conversion(e.event_type))
				/ nullif(count(DISTINCT e.session_id), 0), 2), 0),
		count(*) FILTER (WHERE is_conversion(e.event_type)),
		count(DISTINCT e.session_id)
	FROM conversion_events e
	WHERE e.created_at >= start_date AND e.created_at < end_date;
$$;
