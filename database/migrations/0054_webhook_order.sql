DROP INDEX "webhook_deliveries_due";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "last_attempt_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_called" ON "webhook_deliveries" USING btree ("endpoint_id","last_attempt_at") WHERE "webhook_deliveries"."last_attempt_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("endpoint_id","priority" DESC NULLS FIRST,"next_attempt_at","sequence","id") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
UPDATE webhook_deliveries SET last_attempt_at = called.at
FROM (SELECT delivery_id, max(attempted_at) AS at FROM webhook_attempts GROUP BY delivery_id) AS called
WHERE called.delivery_id = webhook_deliveries.id;
--> statement-breakpoint
-- As in 0046, with leads that go into the bin or come back. pg_restore empties the search path, so these functions name the
-- schema. What it restores is no news and keeps its number.
CREATE OR REPLACE FUNCTION add_lead_event() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE OR REPLACE FUNCTION add_lead_removal() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE OR REPLACE FUNCTION add_lead_work() RETURNS trigger LANGUAGE plpgsql AS $$
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
