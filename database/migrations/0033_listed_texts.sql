ALTER TABLE "blog_drafts" ADD COLUMN "title" text GENERATED ALWAYS AS (content ->> 'title') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_drafts" ADD COLUMN "fingerprint" text GENERATED ALWAYS AS (md5(content::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD COLUMN "title" text GENERATED ALWAYS AS (content ->> 'title') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD COLUMN "fingerprint" text GENERATED ALWAYS AS (md5(content::text)) STORED NOT NULL;