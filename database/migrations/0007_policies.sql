CREATE TABLE "lead_policies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"policy_number" text NOT NULL,
	"product" text,
	"premium_cents" bigint,
	"premium_every" text NOT NULL,
	"effective_on" date NOT NULL,
	"review_on" date,
	"ended_on" date,
	"created_by_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD COLUMN "policy_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "referred_by" text;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "is_client" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_policies" ADD CONSTRAINT "lead_policies_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_policies" ADD CONSTRAINT "lead_policies_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_policies_lead_id_index" ON "lead_policies" USING btree ("lead_id");--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_policy_id_lead_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."lead_policies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_tasks_policy_index" ON "lead_tasks" USING btree ("policy_id") WHERE "lead_tasks"."done_at" IS NULL;--> statement-breakpoint
CREATE INDEX "leads_clients_index" ON "contact_submissions" USING btree ("created_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."is_client";--> statement-breakpoint
UPDATE contact_submissions SET is_client = true WHERE status = 'won';
