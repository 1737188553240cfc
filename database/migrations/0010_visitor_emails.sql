CREATE TABLE "sent_visitor_emails" (
	"id" text PRIMARY KEY NOT NULL,
	"mailbox_hash" text NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppressed_recipients" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sent_visitor_emails_mailbox_index" ON "sent_visitor_emails" USING btree ("mailbox_hash","sent_at");--> statement-breakpoint
CREATE INDEX "sent_visitor_emails_sent_at_index" ON "sent_visitor_emails" USING btree ("sent_at");