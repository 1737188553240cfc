ALTER TABLE "lead_household_joins" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "lead_household_joins" CASCADE;--> statement-breakpoint
DROP INDEX "lead_persons_household_index";--> statement-breakpoint
DROP INDEX "lead_person_pairs_open_index";--> statement-breakpoint
ALTER TABLE "lead_person_pairs" ADD COLUMN "are_different" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "lead_person_pairs" SET "are_different" = true WHERE "verdict" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_person_pairs_open_index" ON "lead_person_pairs" USING btree ("found_at","one_id","other_id") WHERE NOT "lead_person_pairs"."are_different";--> statement-breakpoint
ALTER TABLE "lead_person_pairs" DROP COLUMN "verdict";--> statement-breakpoint
ALTER TABLE "lead_persons" DROP COLUMN "household_id";
