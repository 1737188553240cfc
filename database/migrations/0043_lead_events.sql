CREATE TABLE "lead_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"transaction" "xid8" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "event_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_events_order_index" ON "lead_events" USING btree ("transaction","id");--> statement-breakpoint
CREATE INDEX "lead_events_at_index" ON "lead_events" USING btree ("at");--> statement-breakpoint
-- The leads that are there already are no news.
CREATE FUNCTION add_lead_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	event text := 'changed';
BEGIN
	IF TG_OP = 'INSERT' THEN
		event := 'created';
		NEW.event_number := 1;
	ELSE
		IF NEW.erased_at IS NOT NULL AND OLD.erased_at IS NULL THEN
			event := 'erased';
		END IF;
		NEW.event_number := OLD.event_number + 1;
	END IF;
	INSERT INTO lead_events (lead_id, number, kind, at, transaction)
	VALUES (NEW.id, NEW.event_number, event, now(), pg_current_xact_id());
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
	INSERT INTO lead_events (lead_id, number, kind, at, transaction)
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
	INSERT INTO lead_events (lead_id, number, kind, at, transaction)
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
