CREATE TABLE "lead_assignments" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_assignments_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid,
	"owner_id" text,
	"rules_version" integer NOT NULL,
	"reasons" jsonb,
	"assigned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "license_warnings" (
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"expires_on" date NOT NULL,
	"step" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "license_warnings_user_id_state_expires_on_step_pk" PRIMARY KEY("user_id","state","expires_on","step")
);
--> statement-breakpoint
CREATE TABLE "routing_rules" (
	"version" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "routing_rules_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"is_on" boolean NOT NULL,
	"on_since" timestamp with time zone,
	"rules" jsonb NOT NULL,
	"saved_by_id" text,
	"saved_by_name" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_assignments" ADD CONSTRAINT "lead_assignments_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_assignments" ADD CONSTRAINT "lead_assignments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_assignments" ADD CONSTRAINT "lead_assignments_rules_version_routing_rules_version_fk" FOREIGN KEY ("rules_version") REFERENCES "public"."routing_rules"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license_warnings" ADD CONSTRAINT "license_warnings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routing_rules" ADD CONSTRAINT "routing_rules_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_assignments_lead_index" ON "lead_assignments" USING btree ("lead_id") WHERE "lead_assignments"."lead_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_assignments_owner_index" ON "lead_assignments" USING btree ("owner_id","sequence");--> statement-breakpoint
CREATE INDEX "leads_waiting_index" ON "contact_submissions" USING btree ("created_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."owner_id" IS NULL AND "contact_submissions"."status" IN ('new', 'booked');