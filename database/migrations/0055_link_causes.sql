CREATE TABLE "lead_household_joins" (
	"lead_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"household_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_household_joins_lead_id_person_id_pk" PRIMARY KEY("lead_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "lead_import_joins" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "lead_import_joins" CASCADE;--> statement-breakpoint
ALTER TABLE "lead_person_pairs" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
CREATE INDEX "lead_person_pairs_lead_index" ON "lead_person_pairs" USING btree ("lead_id");