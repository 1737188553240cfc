ALTER TABLE "blog_drafts" ADD COLUMN "writers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD COLUMN "writers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE blog_drafts AS draft SET writers = ARRAY(
	SELECT updated_by FROM blog_drafts AS own WHERE own.article_id = draft.article_id AND updated_by IS NOT NULL
	UNION
	SELECT version.written_by FROM blog_versions AS version
		JOIN blog_articles AS article ON article.id = version.article_id
		WHERE version.article_id = draft.article_id AND version.number > coalesce(article.published_version, 0)
			AND version.written_by IS NOT NULL
);
--> statement-breakpoint
ALTER TABLE blog_versions DISABLE TRIGGER blog_versions_unchanged;
--> statement-breakpoint
-- Nobody knows any more who wrote what of them, so everybody counts who wrote before.
UPDATE blog_versions AS version SET writers = ARRAY(
	SELECT DISTINCT earlier.written_by FROM blog_versions AS earlier
		WHERE earlier.article_id = version.article_id AND earlier.number <= version.number
			AND earlier.written_by IS NOT NULL
);
--> statement-breakpoint
ALTER TABLE blog_versions ENABLE TRIGGER blog_versions_unchanged;
