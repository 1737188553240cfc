ALTER TABLE "contact_submissions" RENAME COLUMN "purpose" TO "kind";--> statement-breakpoint
ALTER TABLE "contact_submissions" RENAME COLUMN "unserved" TO "not_offered";
