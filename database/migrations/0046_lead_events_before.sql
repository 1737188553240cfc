ALTER TABLE "lead_events" ADD COLUMN "owner_before" text;--> statement-breakpoint
ALTER TABLE "lead_events" ADD COLUMN "was_listed" boolean;
--> statement-breakpoint
-- As in 0043, with who could see the lead until now.
CREATE OR REPLACE FUNCTION add_lead_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	event text := 'changed';
BEGIN
	IF TG_OP = 'INSERT' THEN
		NEW.event_number := 1;
		INSERT INTO lead_events (lead_id, number, kind, at, transaction)
		VALUES (NEW.id, 1, 'created', now(), pg_current_xact_id());
	ELSE
		IF NEW.erased_at IS NOT NULL AND OLD.erased_at IS NULL THEN
			event := 'erased';
		END IF;
		NEW.event_number := OLD.event_number + 1;
		INSERT INTO lead_events (lead_id, number, kind, at, transaction, owner_before, was_listed)
		VALUES (
			NEW.id, NEW.event_number, event, now(), pg_current_xact_id(),
			CASE WHEN event = 'changed' THEN OLD.owner_id END, CASE WHEN event = 'changed' THEN OLD.is_listed END
		);
	END IF;
	PERFORM pg_notify('site_changes', 'leads');
	RETURN NEW;
END
$$;
