CREATE TABLE "lead_import_joins" (
	"import_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"household_id" uuid NOT NULL,
	CONSTRAINT "lead_import_joins_import_id_person_id_household_id_pk" PRIMARY KEY("import_id","person_id","household_id")
);
--> statement-breakpoint
ALTER TABLE "lead_import_joins" ADD CONSTRAINT "lead_import_joins_import_id_lead_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."lead_imports"("id") ON DELETE cascade ON UPDATE no action;