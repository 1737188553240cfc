ALTER TABLE "ledger_notes" ADD COLUMN "key_id" text;--> statement-breakpoint
ALTER TABLE "ledger_notes" ADD COLUMN "signature" text;