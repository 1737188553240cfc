CREATE TABLE "offer_claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"service" text NOT NULL,
	"month" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"booked_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	CONSTRAINT "offer_claims_lead_id_unique" UNIQUE("lead_id")
);
--> statement-breakpoint
ALTER TABLE "offer_claims" ADD CONSTRAINT "offer_claims_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_claims_service_month_index" ON "offer_claims" USING btree ("service","month");