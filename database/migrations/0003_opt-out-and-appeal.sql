CREATE TABLE "sharing_opt_outs" (
	"contact_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "appealed_at" timestamp with time zone;