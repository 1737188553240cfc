-- The articles that the site came with were published before the audit ledger had entries of the site itself.
INSERT INTO audit_entries (id, action, table_name, user_id, email, subject_id, details, recorded_at)
SELECT gen_random_uuid(), 'POST_PUBLISHED', 'blog_articles', 'site', 'Site setup', article_id::text,
	concat_ws(' ', locale, slug, version, hash),
	to_char(published_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
FROM blog_publications WHERE approved_by IS NULL;
