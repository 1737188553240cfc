DROP TABLE "auth_rate_limits" CASCADE;--> statement-breakpoint
ALTER TABLE "security_log" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "security_log" ADD COLUMN "details" text;--> statement-breakpoint
ALTER TABLE "user_roles" ADD COLUMN "source" text DEFAULT 'granted' NOT NULL;--> statement-breakpoint
-- Until now only ADMIN_EMAILS made admins. An admin who is not listed there loses the role at the next start.
UPDATE user_roles SET source = 'environment' WHERE role = 'admin';
--> statement-breakpoint
UPDATE sessions SET ip_address = NULL, user_agent = NULL;
--> statement-breakpoint
DROP FUNCTION simple_security_log(text, text, text);
--> statement-breakpoint
CREATE FUNCTION simple_security_log(
	p_table_name text,
	p_action text,
	p_user_id text DEFAULT NULL,
	p_network text DEFAULT NULL,
	p_details text DEFAULT NULL
) RETURNS void
LANGUAGE sql AS $$
	INSERT INTO security_log (table_name, action, user_id, network, details)
	VALUES (p_table_name, p_action, p_user_id, p_network, p_details);
$$;
