CREATE TABLE "revocations" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revocations_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"lead_id" uuid,
	"email" text,
	"email_key" text,
	"phone" text,
	"phone_key" text,
	"channels" text[] NOT NULL,
	"method" text NOT NULL,
	"locale" text NOT NULL,
	"words" text,
	"recorded_at" text NOT NULL,
	"due_on" text NOT NULL,
	"recorded_by" text,
	"ip_address" text NOT NULL,
	"user_agent" text NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revocations_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE INDEX "revocations_email_key_index" ON "revocations" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "revocations_phone_key_index" ON "revocations" USING btree ("phone_key");--> statement-breakpoint
CREATE TRIGGER revocations_append_only
	BEFORE UPDATE OR DELETE ON revocations
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER revocations_no_truncate
	BEFORE TRUNCATE ON revocations
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
