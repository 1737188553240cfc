CREATE TABLE "plain_bodies" (
	"record_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_bodies" (
	"record_id" uuid PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"body" text NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_keys" (
	"record_id" uuid PRIMARY KEY NOT NULL,
	"key" text,
	"destroyed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TRIGGER record_bodies_append_only
	BEFORE UPDATE OR DELETE ON record_bodies
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER record_bodies_no_truncate
	BEFORE TRUNCATE ON record_bodies
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The database can't encrypt. The start that follows takes these rows away, encrypted.
INSERT INTO "plain_bodies" ("record_id", "content")
SELECT "id", jsonb_build_object('text', "text", 'page', "page", 'name', "name", 'email', "email", 'phone', "phone",
	'ip_address', "ip_address", 'user_agent', "user_agent")
FROM "consent_records";
--> statement-breakpoint
INSERT INTO "plain_bodies" ("record_id", "content")
SELECT "id", jsonb_build_object('words', "words", 'ip_address', "ip_address", 'user_agent', "user_agent")
FROM "revocations";
--> statement-breakpoint
ALTER TABLE "consent_records" DROP COLUMN "text";--> statement-breakpoint
ALTER TABLE "consent_records" DROP COLUMN "page";--> statement-breakpoint
ALTER TABLE "consent_records" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "consent_records" DROP COLUMN "email";--> statement-breakpoint
ALTER TABLE "consent_records" DROP COLUMN "phone";--> statement-breakpoint
ALTER TABLE "consent_records" DROP COLUMN "ip_address";--> statement-breakpoint
ALTER TABLE "consent_records" DROP COLUMN "user_agent";--> statement-breakpoint
ALTER TABLE "revocations" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "revocations" DROP COLUMN "ip_address";--> statement-breakpoint
ALTER TABLE "revocations" DROP COLUMN "user_agent";
--> statement-breakpoint
-- A dropped column stays in the table's file until the table is written anew.
ALTER TABLE "consent_records" ALTER COLUMN "text_version" TYPE text USING "text_version" || '';--> statement-breakpoint
ALTER TABLE "revocations" ALTER COLUMN "due_on" TYPE text USING "due_on" || '';
