CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"locale" text NOT NULL,
	"name" text,
	"email" text,
	"phone" text,
	"details" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"phone_confirmed" boolean DEFAULT false NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "data_requests_received_at_index" ON "data_requests" USING btree ("received_at");