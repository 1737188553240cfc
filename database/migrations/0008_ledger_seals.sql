CREATE TABLE "ledger_notes" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_notes_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"ledger" text NOT NULL,
	"subject" text NOT NULL,
	"fingerprint" text NOT NULL,
	"reason" text NOT NULL,
	"noted_at" text NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_notes_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "ledger_seals" (
	"ledger" text NOT NULL,
	"position" bigint NOT NULL,
	"record_kind" text NOT NULL,
	"record_id" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"key_id" text NOT NULL,
	"signature" text NOT NULL,
	CONSTRAINT "ledger_seals_ledger_position_pk" PRIMARY KEY("ledger","position"),
	CONSTRAINT "ledger_seals_record_unique" UNIQUE("ledger","record_kind","record_id")
);
--> statement-breakpoint
ALTER TABLE "consent_records" ALTER COLUMN "previous_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_records" ALTER COLUMN "hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_records" ADD COLUMN "stored_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_notes_ledger_index" ON "ledger_notes" USING btree ("ledger");--> statement-breakpoint
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
-- The old chain is closed. A process of an older version that still runs is refused, and its lead is sent again.
ALTER TABLE consent_records
	ADD CONSTRAINT consent_records_old_chain_is_closed CHECK (hash IS NULL AND previous_hash IS NULL) NOT VALID;
