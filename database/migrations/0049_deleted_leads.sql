ALTER TABLE "lead_views" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "leads_deleted_index" ON "contact_submissions" USING btree ("deleted_at","id") WHERE "contact_submissions"."deleted_at" IS NOT NULL;--> statement-breakpoint
-- A lead in the bin is on no list. Before version 17, PostgreSQL can't change how a column is derived, so it is added
-- again. Its indexes go with the old one, whatever their number, and are made again as they were.
DO $$
DECLARE
	definitions text[];
	definition text;
BEGIN
	SELECT array_agg(indexdef) INTO definitions FROM pg_indexes
	WHERE tablename = 'contact_submissions' AND schemaname = 'public' AND indexdef LIKE '%is_listed%';
	ALTER TABLE "contact_submissions" DROP COLUMN "is_listed";
	ALTER TABLE "contact_submissions" ADD COLUMN "is_listed" boolean
		GENERATED ALWAYS AS (erased_at IS NULL AND deleted_at IS NULL AND (cardinality(spam_reasons) = 0 OR released_at IS NOT NULL)) STORED NOT NULL;
	FOREACH definition IN ARRAY definitions LOOP
		EXECUTE definition;
	END LOOP;
END
$$;
