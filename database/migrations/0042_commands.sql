-- Bulk changes were the first kind of command. Their rows stay.
ALTER TABLE "lead_bulk_changes" RENAME TO "lead_commands";--> statement-breakpoint
ALTER TABLE "lead_commands" RENAME CONSTRAINT "lead_bulk_changes_pkey" TO "lead_commands_pkey";--> statement-breakpoint
ALTER TABLE "lead_commands" RENAME CONSTRAINT "lead_bulk_changes_staff_id_users_id_fk" TO "lead_commands_staff_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "lead_bulk_changes_staff_index" RENAME TO "lead_commands_staff_index";--> statement-breakpoint
ALTER TABLE "lead_commands" RENAME COLUMN "change" TO "data";--> statement-breakpoint
ALTER TABLE "lead_commands" ADD COLUMN "kind" text DEFAULT 'bulk' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_commands" ADD COLUMN "undone_by_id" text;--> statement-breakpoint
ALTER TABLE "lead_commands" ADD COLUMN "undone_by_name" text;--> statement-breakpoint
ALTER TABLE "lead_commands" ADD COLUMN "restored" integer;--> statement-breakpoint
ALTER TABLE "lead_commands" ADD CONSTRAINT "lead_commands_undone_by_id_users_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Only authors could undo them.
UPDATE "lead_commands" SET "undone_by_id" = "staff_id", "undone_by_name" = "staff_name",
	"restored" = coalesce(("data"->'undone'->>'restored')::integer, 0), "data" = "data" - 'undone'
WHERE "undone_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_changes" RENAME COLUMN "bulk_id" TO "command_id";--> statement-breakpoint
ALTER TABLE "lead_changes" RENAME CONSTRAINT "lead_changes_bulk_id_lead_bulk_changes_id_fk" TO "lead_changes_command_id_lead_commands_id_fk";--> statement-breakpoint
ALTER INDEX "lead_changes_bulk_index" RENAME TO "lead_changes_command_index";
