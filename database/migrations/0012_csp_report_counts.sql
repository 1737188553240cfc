ALTER TABLE "csp_reports" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Until now each report had a row of its own. The newest of each violation stays, with how many there were.
UPDATE "csp_reports" SET "count" = "same"."count" FROM (
	SELECT "document_path", "directive", "blocked", count(*)::integer AS "count" FROM "csp_reports" GROUP BY 1, 2, 3
) "same"
WHERE ("csp_reports"."document_path", "csp_reports"."directive", "csp_reports"."blocked")
	= ("same"."document_path", "same"."directive", "same"."blocked");--> statement-breakpoint
DELETE FROM "csp_reports" "older" USING "csp_reports" "newer"
WHERE ("older"."document_path", "older"."directive", "older"."blocked")
	= ("newer"."document_path", "newer"."directive", "newer"."blocked")
	AND ("older"."created_at", "older"."id") < ("newer"."created_at", "newer"."id");--> statement-breakpoint
CREATE UNIQUE INDEX "csp_reports_violation_index" ON "csp_reports" USING btree ("document_path","directive","blocked");
