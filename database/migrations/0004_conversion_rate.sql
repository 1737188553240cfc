-- Percent of the sessions seen in the window that converted at least once. Seen is who did anything: allowed analytics
-- and opened a page, or sent a form, which is counted with or without analytics.
CREATE OR REPLACE FUNCTION get_conversion_rate(start_date timestamptz, end_date timestamptz)
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
