CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"user_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" bigint NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "security_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"table_name" text NOT NULL,
	"action" text NOT NULL,
	"user_id" text,
	"network" text,
	"details" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"browser" text,
	"system" text,
	"place" jsonb,
	"ip_address" text,
	"user_agent" text,
	"last_active_at" timestamp with time zone DEFAULT now() NOT NULL,
	"factor" text,
	"proved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "two_factors_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"source" text DEFAULT 'granted' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"last_language" text,
	"language" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"action" text NOT NULL,
	"table_name" text NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"subject_id" text,
	"network" text,
	"details" text,
	"recorded_at" text NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_entries_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "blog_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_analytics" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article_id" uuid NOT NULL,
	"visitor_session_id" text NOT NULL,
	"referrer" text,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_articles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"translation_of" uuid,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"document" jsonb,
	"author" text NOT NULL,
	"reading_time" integer NOT NULL,
	"category" text NOT NULL,
	"tags" text[] NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"featured_image_url" text,
	"featured_image_alt" text DEFAULT '' NOT NULL,
	"product_focus" text,
	"state_focus" text,
	"published" boolean DEFAULT false NOT NULL,
	"published_version" integer,
	"translated_from_version" integer,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_articles_slug_locale_unique" UNIQUE("slug","locale"),
	CONSTRAINT "blog_articles_translation_unique" UNIQUE("translation_of","locale")
);
--> statement-breakpoint
CREATE TABLE "blog_previews" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"created_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_image_files" (
	"image_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "blog_image_files_image_id_width_format_pk" PRIMARY KEY("image_id","width","format")
);
--> statement-breakpoint
CREATE TABLE "blog_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"original" "bytea",
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"encoded_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "blog_social_images" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"look" integer NOT NULL,
	"version" integer NOT NULL,
	"attempts" integer NOT NULL,
	"bytes" "bytea",
	"began_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_drafts" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"content" jsonb NOT NULL,
	"title" text GENERATED ALWAYS AS (content ->> 'title') STORED NOT NULL,
	"fingerprint" text GENERATED ALWAYS AS (md5(content::text)) STORED NOT NULL,
	"translated_from_version" integer,
	"updated_by" text,
	"updated_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"writers" text[] DEFAULT '{}' NOT NULL,
	"locked_by" text,
	"locked_by_name" text,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "blog_publications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"version" integer NOT NULL,
	"version_hash" text NOT NULL,
	"rendering" text NOT NULL,
	"claims" text[] NOT NULL,
	"written_by" text,
	"written_by_name" text NOT NULL,
	"approved_by" text,
	"approved_by_name" text NOT NULL,
	"approved_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	"ended_by_name" text
);
--> statement-breakpoint
CREATE TABLE "blog_refused_schedules" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"because" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_schedules" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"claims" text[] NOT NULL,
	"approved_by" text NOT NULL,
	"approved_by_name" text NOT NULL,
	"approved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_versions" (
	"article_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"title" text GENERATED ALWAYS AS (content ->> 'title') STORED NOT NULL,
	"fingerprint" text GENERATED ALWAYS AS (md5(content::text)) STORED NOT NULL,
	"hash" text NOT NULL,
	"translated_from_version" integer,
	"written_by" text,
	"written_by_name" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"writers" text[] DEFAULT '{}' NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_versions_article_id_number_pk" PRIMARY KEY("article_id","number")
);
--> statement-breakpoint
CREATE TABLE "booking_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_key" text NOT NULL,
	"kind" text NOT NULL,
	"invitee" text,
	"contact_submission_id" uuid,
	"matched_by" text,
	"email" text,
	"name" text,
	"starts_at" timestamp with time zone,
	"is_moved" boolean DEFAULT false NOT NULL,
	"payload" jsonb NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_events_event_key_unique" UNIQUE("event_key")
);
--> statement-breakpoint
CREATE TABLE "complaint_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"complaint_id" uuid NOT NULL,
	"staff_id" text,
	"staff_name" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"received_on" date NOT NULL,
	"channel" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"state" text NOT NULL,
	"words" text NOT NULL,
	"product" text NOT NULL,
	"insurer" text NOT NULL,
	"lead_id" uuid,
	"severity" text NOT NULL,
	"status" text NOT NULL,
	"regulator" text NOT NULL,
	"file_number" text NOT NULL,
	"due_on" date,
	"responsible_id" text,
	"answered_on" date,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by_name" text DEFAULT '' NOT NULL,
	"created_by_id" text,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"locale" text NOT NULL,
	"name" text,
	"email" text,
	"phone" text,
	"details" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"phone_confirmed" boolean DEFAULT false NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "do_not_call_areas" (
	"list_id" uuid NOT NULL,
	"area_code" text NOT NULL,
	"source" text NOT NULL,
	"checked_on" date NOT NULL,
	"ended_at" timestamp with time zone,
	"replaced_by" uuid,
	CONSTRAINT "do_not_call_areas_list_id_area_code_pk" PRIMARY KEY("list_id","area_code")
);
--> statement-breakpoint
CREATE TABLE "do_not_call_blocks" (
	"list_id" uuid NOT NULL,
	"prefix" text NOT NULL,
	"bits" "bytea" NOT NULL,
	CONSTRAINT "do_not_call_blocks_list_id_prefix_pk" PRIMARY KEY("list_id","prefix")
);
--> statement-breakpoint
CREATE TABLE "do_not_call_checks" (
	"phone_key" text NOT NULL,
	"list_id" uuid NOT NULL,
	"checked_on" date NOT NULL,
	"is_listed" boolean NOT NULL,
	CONSTRAINT "do_not_call_checks_phone_key_list_id_pk" PRIMARY KEY("phone_key","list_id")
);
--> statement-breakpoint
CREATE TABLE "do_not_call_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"checked_on" date NOT NULL,
	"state" text NOT NULL,
	"numbers" integer DEFAULT 0 NOT NULL,
	"listed" integer DEFAULT 0 NOT NULL,
	"applied" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"cursor" uuid,
	"content" text,
	"added_by_id" text,
	"added_by_name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by_name" text
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"step" text NOT NULL,
	"token_hash" text NOT NULL,
	"language" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sent_visitor_emails" (
	"id" text PRIMARY KEY NOT NULL,
	"mailbox_hash" text NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppressed_recipients" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"staff_id" text,
	"staff_name" text NOT NULL,
	"phone_key" text NOT NULL,
	"outcome" text NOT NULL,
	"rule" jsonb NOT NULL,
	"called_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"status_revision" integer
);
--> statement-breakpoint
CREATE TABLE "lead_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"staff_id" text,
	"staff_name" text NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"revision" integer NOT NULL,
	"command_id" uuid,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_commands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'bulk' NOT NULL,
	"staff_id" text,
	"staff_name" text NOT NULL,
	"data" jsonb NOT NULL,
	"count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by_id" text,
	"undone_by_name" text,
	"restored" integer
);
--> statement-breakpoint
CREATE TABLE "lead_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"job_id" text NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"detail" text,
	"attempted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"author_id" text,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_presence" (
	"lead_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_presence_lead_id_user_id_pk" PRIMARY KEY("lead_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "lead_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"author_id" text,
	"author_name" text NOT NULL,
	"template" text,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"assignee_id" text,
	"text" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_by_id" text,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"done_by_name" text
);
--> statement-breakpoint
CREATE TABLE "lead_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"user_id" text,
	"created_by_id" text,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_words" (
	"kind" text NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"lead_id" uuid NOT NULL,
	CONSTRAINT "lead_words_kind_word_created_at_lead_id_pk" PRIMARY KEY("kind","word","created_at","lead_id")
);
--> statement-breakpoint
CREATE TABLE "lead_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"owner_before" text,
	"was_listed" boolean,
	"at" timestamp with time zone NOT NULL,
	"transaction" "xid8" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"problems" jsonb,
	CONSTRAINT "lead_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "lead_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" text,
	"staff_name" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"header" jsonb NOT NULL,
	"header_hash" text NOT NULL,
	"settings" jsonb NOT NULL,
	"rows" integer NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"imported" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consent_records" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_records_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"contact_submission_id" uuid NOT NULL,
	"text" text NOT NULL,
	"text_version" text NOT NULL,
	"text_published" boolean NOT NULL,
	"locale" text NOT NULL,
	"page" text NOT NULL,
	"boxes" jsonb NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"recorded_at" text NOT NULL,
	"ip_address" text NOT NULL,
	"user_agent" text NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_records_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "contact_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"service" text NOT NULL,
	"kind" text DEFAULT 'contact' NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"status_reason" text,
	"value_cents" bigint,
	"owner_id" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"event_number" integer DEFAULT 0 NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"phone" text,
	"message" text NOT NULL,
	"subject" text NOT NULL,
	"product" text,
	"state" text,
	"not_offered" boolean DEFAULT false NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"booking_status" text,
	"booking_starts_at" timestamp with time zone,
	"booking_updated_at" timestamp with time zone,
	"locale" text NOT NULL,
	"session_id" uuid,
	"page_source" text NOT NULL,
	"form_url" text,
	"referrer" text,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"user_agent" text,
	"ip_address" text NOT NULL,
	"security_metadata" jsonb,
	"spam_reasons" text[] DEFAULT '{}'::text[] NOT NULL,
	"digested_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"spam_confirmed_at" timestamp with time zone,
	"review_due_at" timestamp with time zone NOT NULL,
	"contact_due_at" timestamp with time zone NOT NULL,
	"promise" jsonb,
	"first_contact_at" timestamp with time zone,
	"overdue_alerted_at" timestamp with time zone,
	"next_task_at" timestamp with time zone,
	"next_callable_at" timestamp with time zone,
	"callable_until" timestamp with time zone,
	"source" text,
	"email_key" text,
	"phone_key" text,
	"person_id" uuid,
	"suppressed" boolean DEFAULT false NOT NULL,
	"indexed_at" timestamp with time zone,
	"last_reminder" smallint DEFAULT 0 NOT NULL,
	"last_reminder_at" timestamp with time zone,
	"reminder_claimed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"import_id" uuid,
	"erased_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"is_listed" boolean GENERATED ALWAYS AS (erased_at IS NULL AND deleted_at IS NULL AND (cardinality(spam_reasons) = 0 OR released_at IS NOT NULL)) STORED NOT NULL,
	CONSTRAINT "contact_submissions_submission_id_unique" UNIQUE("submission_id")
);
--> statement-breakpoint
CREATE TABLE "conversion_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_type" text NOT NULL,
	"session_id" uuid,
	"page" text NOT NULL,
	"locale" text NOT NULL,
	"service" text,
	"state" text,
	"source" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_notes" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_notes_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"ledger" text NOT NULL,
	"subject" text NOT NULL,
	"fingerprint" text NOT NULL,
	"reason" text NOT NULL,
	"noted_at" text NOT NULL,
	"key_id" text NOT NULL,
	"signature" text NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_notes_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "ledger_seals" (
	"ledger" text NOT NULL,
	"position" bigint NOT NULL,
	"record_kind" text NOT NULL,
	"record_id" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"key_id" text NOT NULL,
	"signature" text NOT NULL,
	CONSTRAINT "ledger_seals_ledger_position_pk" PRIMARY KEY("ledger","position"),
	CONSTRAINT "ledger_seals_record_unique" UNIQUE("ledger","record_kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "offer_claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"service" text NOT NULL,
	"month" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"booked_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	CONSTRAINT "offer_claims_lead_id_unique" UNIQUE("lead_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"language" text NOT NULL,
	"invited_by" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "staff_licenses" (
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"number" text NOT NULL,
	"expires_on" date NOT NULL,
	CONSTRAINT "staff_licenses_user_id_state_pk" PRIMARY KEY("user_id","state")
);
--> statement-breakpoint
CREATE TABLE "staff_records" (
	"user_id" text PRIMARY KEY NOT NULL,
	"is_away" boolean DEFAULT false NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"hours" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"member_id" text,
	"wants_digest" boolean DEFAULT false NOT NULL,
	"digest_sent_on" date,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_records_member_id_unique" UNIQUE("member_id")
);
--> statement-breakpoint
CREATE TABLE "lead_household_joins" (
	"lead_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"household_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_household_joins_lead_id_person_id_pk" PRIMARY KEY("lead_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "lead_person_pairs" (
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"verdict" text,
	"found_at" timestamp with time zone NOT NULL,
	"lead_id" uuid,
	CONSTRAINT "lead_person_pairs_one_id_other_id_pk" PRIMARY KEY("one_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "lead_persons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"household_id" uuid
);
--> statement-breakpoint
CREATE TABLE "csp_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_path" text NOT NULL,
	"directive" text NOT NULL,
	"blocked" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "used_captcha_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revocations" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revocations_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"lead_id" uuid,
	"email" text,
	"email_key" text,
	"phone" text,
	"phone_key" text,
	"channels" text[] NOT NULL,
	"method" text NOT NULL,
	"locale" text NOT NULL,
	"words" text,
	"recorded_at" text NOT NULL,
	"due_on" text NOT NULL,
	"recorded_by" text,
	"ip_address" text NOT NULL,
	"user_agent" text NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revocations_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "lead_assignments" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_assignments_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid,
	"owner_id" text,
	"rules_version" integer NOT NULL,
	"reasons" jsonb,
	"assigned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "license_warnings" (
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"expires_on" date NOT NULL,
	"step" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "license_warnings_user_id_state_expires_on_step_pk" PRIMARY KEY("user_id","state","expires_on","step")
);
--> statement-breakpoint
CREATE TABLE "routing_rules" (
	"version" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "routing_rules_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"is_on" boolean NOT NULL,
	"on_since" timestamp with time zone,
	"rules" jsonb NOT NULL,
	"saved_by_id" text,
	"saved_by_name" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cookie_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"categories" text[] NOT NULL,
	"gpc" boolean NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitor_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"session_id" uuid NOT NULL,
	"page" text NOT NULL,
	"locale" text NOT NULL,
	"properties" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitor_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"persona" text NOT NULL,
	"confidence" double precision NOT NULL,
	"scores" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"journey" jsonb DEFAULT '{"views":[],"choices":[]}'::jsonb NOT NULL,
	"contact_submission_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visitor_profiles_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"attempted_at" timestamp with time zone NOT NULL,
	"status" smallint,
	"failure" text,
	"duration_ms" integer NOT NULL,
	"headers" jsonb NOT NULL,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"type" text NOT NULL,
	"lead_id" uuid,
	"sequence" integer,
	"priority" smallint DEFAULT 0 NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"last_attempt_at" timestamp with time zone,
	"body" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"payload" text NOT NULL,
	"enabled" boolean NOT NULL,
	"disabled_reason" text,
	"trouble_told_at" timestamp with time zone,
	"created_by_id" text,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_progress" (
	"id" smallint PRIMARY KEY NOT NULL,
	"cursor" jsonb
);
--> statement-breakpoint
CREATE TABLE "webhook_secrets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_addresses" ADD CONSTRAINT "blog_addresses_article_id_blog_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_analytics" ADD CONSTRAINT "blog_analytics_article_id_blog_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_articles" ADD CONSTRAINT "blog_articles_translation_of_blog_articles_id_fk" FOREIGN KEY ("translation_of") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_previews" ADD CONSTRAINT "blog_previews_article_id_blog_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_image_files" ADD CONSTRAINT "blog_image_files_image_id_blog_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."blog_images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_social_images" ADD CONSTRAINT "blog_social_images_article_id_blog_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_drafts" ADD CONSTRAINT "blog_drafts_article_id_blog_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_refused_schedules" ADD CONSTRAINT "blog_refused_schedules_article_id_blog_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_schedules" ADD CONSTRAINT "blog_schedules_article_id_blog_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_article_id_blog_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_contact_submission_id_contact_submissions_id_fk" FOREIGN KEY ("contact_submission_id") REFERENCES "public"."contact_submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_changes" ADD CONSTRAINT "complaint_changes_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_changes" ADD CONSTRAINT "complaint_changes_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_responsible_id_users_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "do_not_call_areas" ADD CONSTRAINT "do_not_call_areas_list_id_do_not_call_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."do_not_call_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "do_not_call_blocks" ADD CONSTRAINT "do_not_call_blocks_list_id_do_not_call_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."do_not_call_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "do_not_call_checks" ADD CONSTRAINT "do_not_call_checks_list_id_do_not_call_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."do_not_call_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "do_not_call_lists" ADD CONSTRAINT "do_not_call_lists_added_by_id_users_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_calls" ADD CONSTRAINT "lead_calls_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_calls" ADD CONSTRAINT "lead_calls_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_changes" ADD CONSTRAINT "lead_changes_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_changes" ADD CONSTRAINT "lead_changes_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_changes" ADD CONSTRAINT "lead_changes_command_id_lead_commands_id_fk" FOREIGN KEY ("command_id") REFERENCES "public"."lead_commands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_commands" ADD CONSTRAINT "lead_commands_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_commands" ADD CONSTRAINT "lead_commands_undone_by_id_users_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_presence" ADD CONSTRAINT "lead_presence_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_presence" ADD CONSTRAINT "lead_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_replies" ADD CONSTRAINT "lead_replies_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_replies" ADD CONSTRAINT "lead_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_views" ADD CONSTRAINT "lead_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_views" ADD CONSTRAINT "lead_views_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_words" ADD CONSTRAINT "lead_words_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_import_rows" ADD CONSTRAINT "lead_import_rows_import_id_lead_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."lead_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_imports" ADD CONSTRAINT "lead_imports_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_contact_submission_id_contact_submissions_id_fk" FOREIGN KEY ("contact_submission_id") REFERENCES "public"."contact_submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_person_id_lead_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."lead_persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_import_id_lead_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."lead_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_claims" ADD CONSTRAINT "offer_claims_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_licenses" ADD CONSTRAINT "staff_licenses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_records" ADD CONSTRAINT "staff_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_person_pairs" ADD CONSTRAINT "lead_person_pairs_one_id_lead_persons_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."lead_persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_person_pairs" ADD CONSTRAINT "lead_person_pairs_other_id_lead_persons_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."lead_persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_assignments" ADD CONSTRAINT "lead_assignments_lead_id_contact_submissions_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."contact_submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_assignments" ADD CONSTRAINT "lead_assignments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_assignments" ADD CONSTRAINT "lead_assignments_rules_version_routing_rules_version_fk" FOREIGN KEY ("rules_version") REFERENCES "public"."routing_rules"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license_warnings" ADD CONSTRAINT "license_warnings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routing_rules" ADD CONSTRAINT "routing_rules_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_profiles" ADD CONSTRAINT "visitor_profiles_contact_submission_id_contact_submissions_id_fk" FOREIGN KEY ("contact_submission_id") REFERENCES "public"."contact_submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_secrets" ADD CONSTRAINT "webhook_secrets_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user_id_index" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_user_id_index" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "audit_entries_user_id_index" ON "audit_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_index" ON "audit_entries" USING btree ("subject_id","sequence") WHERE "audit_entries"."subject_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entries_action_index" ON "audit_entries" USING btree ("action","sequence");--> statement-breakpoint
CREATE INDEX "blog_addresses_article_id_index" ON "blog_addresses" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "blog_analytics_article_id_index" ON "blog_analytics" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "blog_publications_article_id_index" ON "blog_publications" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "blog_publications_published_at_index" ON "blog_publications" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "blog_schedules_due_at_index" ON "blog_schedules" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "booking_events_contact_submission_id_index" ON "booking_events" USING btree ("contact_submission_id");--> statement-breakpoint
CREATE INDEX "booking_events_invitee_index" ON "booking_events" USING btree ("invitee");--> statement-breakpoint
CREATE INDEX "complaint_changes_complaint_index" ON "complaint_changes" USING btree ("complaint_id","changed_at");--> statement-breakpoint
CREATE INDEX "complaints_due_index" ON "complaints" USING btree ("due_on","received_on","id");--> statement-breakpoint
CREATE INDEX "complaints_lead_index" ON "complaints" USING btree ("lead_id") WHERE "complaints"."lead_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "data_requests_received_at_index" ON "data_requests" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "do_not_call_areas_current_index" ON "do_not_call_areas" USING btree ("area_code","source") WHERE "do_not_call_areas"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "do_not_call_areas_replaced_index" ON "do_not_call_areas" USING btree ("replaced_by") WHERE "do_not_call_areas"."replaced_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "do_not_call_checks_list_index" ON "do_not_call_checks" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "do_not_call_checks_checked_on_index" ON "do_not_call_checks" USING btree ("checked_on");--> statement-breakpoint
CREATE INDEX "do_not_call_lists_added_index" ON "do_not_call_lists" USING btree ("added_at","id");--> statement-breakpoint
CREATE INDEX "sent_visitor_emails_mailbox_index" ON "sent_visitor_emails" USING btree ("mailbox_hash","sent_at");--> statement-breakpoint
CREATE INDEX "sent_visitor_emails_sent_at_index" ON "sent_visitor_emails" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "lead_calls_lead_id_index" ON "lead_calls" USING btree ("lead_id","called_at");--> statement-breakpoint
CREATE INDEX "lead_calls_phone_key_index" ON "lead_calls" USING btree ("phone_key","called_at");--> statement-breakpoint
CREATE INDEX "lead_changes_lead_id_index" ON "lead_changes" USING btree ("lead_id","changed_at");--> statement-breakpoint
CREATE INDEX "lead_changes_command_index" ON "lead_changes" USING btree ("command_id") WHERE "lead_changes"."command_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_commands_staff_index" ON "lead_commands" USING btree ("staff_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_deliveries_lead_id_index" ON "lead_deliveries" USING btree ("lead_id","attempted_at");--> statement-breakpoint
CREATE INDEX "lead_deliveries_failed_index" ON "lead_deliveries" USING btree ("attempted_at") WHERE "lead_deliveries"."outcome" = 'failed' AND "lead_deliveries"."channel" = 'email';--> statement-breakpoint
CREATE INDEX "lead_notes_lead_id_index" ON "lead_notes" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_presence_seen_index" ON "lead_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "lead_replies_lead_id_index" ON "lead_replies" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_tasks_lead_id_index" ON "lead_tasks" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_tasks_assignee_index" ON "lead_tasks" USING btree ("assignee_id","due_at","id") WHERE "lead_tasks"."done_at" IS NULL;--> statement-breakpoint
CREATE INDEX "lead_tasks_due_index" ON "lead_tasks" USING btree ("due_at","id") WHERE "lead_tasks"."done_at" IS NULL;--> statement-breakpoint
CREATE INDEX "lead_tasks_done_index" ON "lead_tasks" USING btree ("done_at") WHERE "lead_tasks"."done_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_words_lead_id_index" ON "lead_words" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_events_order_index" ON "lead_events" USING btree ("transaction","id");--> statement-breakpoint
CREATE INDEX "lead_events_at_index" ON "lead_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "lead_import_rows_refused_index" ON "lead_import_rows" USING btree ("import_id","row") WHERE "lead_import_rows"."problems" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_imports_created_index" ON "lead_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lead_imports_header_index" ON "lead_imports" USING btree ("header_hash","created_at");--> statement-breakpoint
CREATE INDEX "consent_records_contact_submission_id_index" ON "consent_records" USING btree ("contact_submission_id");--> statement-breakpoint
CREATE INDEX "leads_listed_index" ON "contact_submissions" USING btree ("created_at","id") WHERE "contact_submissions"."is_listed";--> statement-breakpoint
CREATE INDEX "leads_status_index" ON "contact_submissions" USING btree ("status","created_at","id") WHERE "contact_submissions"."is_listed";--> statement-breakpoint
CREATE INDEX "leads_kind_index" ON "contact_submissions" USING btree ("kind","created_at","id") WHERE "contact_submissions"."is_listed";--> statement-breakpoint
CREATE INDEX "leads_product_index" ON "contact_submissions" USING btree ("product","created_at","id") WHERE "contact_submissions"."is_listed";--> statement-breakpoint
CREATE INDEX "leads_state_index" ON "contact_submissions" USING btree ("state","created_at","id") WHERE "contact_submissions"."is_listed";--> statement-breakpoint
CREATE INDEX "leads_locale_index" ON "contact_submissions" USING btree ("locale","created_at","id") WHERE "contact_submissions"."is_listed";--> statement-breakpoint
CREATE INDEX "leads_owner_index" ON "contact_submissions" USING btree ("owner_id","created_at","id") WHERE "contact_submissions"."is_listed";--> statement-breakpoint
CREATE INDEX "leads_owner_status_index" ON "contact_submissions" USING btree ("owner_id","status","created_at","id") WHERE "contact_submissions"."is_listed";--> statement-breakpoint
CREATE INDEX "leads_unowned_index" ON "contact_submissions" USING btree ("state","created_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."owner_id" IS NULL;--> statement-breakpoint
CREATE INDEX "leads_waiting_index" ON "contact_submissions" USING btree ("created_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."owner_id" IS NULL AND "contact_submissions"."status" IN ('new', 'booked');--> statement-breakpoint
CREATE INDEX "leads_source_index" ON "contact_submissions" USING btree ("source","created_at","id") WHERE "contact_submissions"."is_listed";--> statement-breakpoint
CREATE INDEX "leads_suppressed_index" ON "contact_submissions" USING btree ("created_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."suppressed";--> statement-breakpoint
CREATE INDEX "leads_not_offered_index" ON "contact_submissions" USING btree ("created_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."not_offered";--> statement-breakpoint
CREATE INDEX "leads_imported_index" ON "contact_submissions" USING btree ("created_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."import_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_import_index" ON "contact_submissions" USING btree ("import_id","id") WHERE "contact_submissions"."import_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_due_index" ON "contact_submissions" USING btree ("contact_due_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."status" = 'new' AND "contact_submissions"."first_contact_at" IS NULL AND "contact_submissions"."import_id" IS NULL;--> statement-breakpoint
CREATE INDEX "leads_owner_due_index" ON "contact_submissions" USING btree ("owner_id","contact_due_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."status" = 'new' AND "contact_submissions"."first_contact_at" IS NULL AND "contact_submissions"."import_id" IS NULL;--> statement-breakpoint
CREATE INDEX "leads_unalerted_index" ON "contact_submissions" USING btree ("contact_due_at") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."status" = 'new' AND "contact_submissions"."first_contact_at" IS NULL AND "contact_submissions"."import_id" IS NULL AND "contact_submissions"."overdue_alerted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "leads_task_index" ON "contact_submissions" USING btree ("next_task_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."next_task_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_owner_task_index" ON "contact_submissions" USING btree ("owner_id","next_task_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."next_task_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_callable_index" ON "contact_submissions" USING btree ("next_callable_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."next_callable_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_owner_callable_index" ON "contact_submissions" USING btree ("owner_id","next_callable_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."next_callable_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_callable_until_index" ON "contact_submissions" USING btree ("callable_until") WHERE "contact_submissions"."callable_until" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_email_key_index" ON "contact_submissions" USING btree ("email_key") WHERE "contact_submissions"."email_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_phone_key_index" ON "contact_submissions" USING btree ("phone_key") WHERE "contact_submissions"."phone_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_person_index" ON "contact_submissions" USING btree ("person_id","created_at") WHERE "contact_submissions"."person_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_unindexed_index" ON "contact_submissions" USING btree ("created_at") WHERE "contact_submissions"."indexed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "contact_submissions_created_at_index" ON "contact_submissions" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_submissions_quarantine_index" ON "contact_submissions" USING btree ("created_at","id") WHERE cardinality("contact_submissions"."spam_reasons") > 0 AND "contact_submissions"."released_at" IS NULL AND "contact_submissions"."spam_confirmed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "contact_submissions_judged_index" ON "contact_submissions" USING btree ("created_at","id") WHERE "contact_submissions"."released_at" IS NULL AND "contact_submissions"."spam_confirmed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_deleted_index" ON "contact_submissions" USING btree ("deleted_at","id") WHERE "contact_submissions"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_booking_index" ON "contact_submissions" USING btree ("booking_starts_at","id") WHERE "contact_submissions"."is_listed" AND "contact_submissions"."booking_status" = 'booked';--> statement-breakpoint
CREATE INDEX "contact_submissions_others_index" ON "contact_submissions" USING btree ("created_at","id") WHERE cardinality("contact_submissions"."spam_reasons") = 0 OR "contact_submissions"."released_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "conversion_events_created_at_index" ON "conversion_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_notes_ledger_index" ON "ledger_notes" USING btree ("ledger");--> statement-breakpoint
CREATE INDEX "offer_claims_service_month_index" ON "offer_claims" USING btree ("service","month");--> statement-breakpoint
CREATE INDEX "lead_person_pairs_other_index" ON "lead_person_pairs" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "lead_person_pairs_open_index" ON "lead_person_pairs" USING btree ("found_at","one_id","other_id") WHERE "lead_person_pairs"."verdict" IS NULL;--> statement-breakpoint
CREATE INDEX "lead_person_pairs_lead_index" ON "lead_person_pairs" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_persons_household_index" ON "lead_persons" USING btree ("household_id") WHERE "lead_persons"."household_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "csp_reports_created_at_index" ON "csp_reports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "csp_reports_violation_index" ON "csp_reports" USING btree ("document_path","directive","blocked");--> statement-breakpoint
CREATE INDEX "revocations_email_key_index" ON "revocations" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "revocations_phone_key_index" ON "revocations" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "revocations_lead_id_index" ON "revocations" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_assignments_lead_index" ON "lead_assignments" USING btree ("lead_id") WHERE "lead_assignments"."lead_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_assignments_owner_index" ON "lead_assignments" USING btree ("owner_id","sequence");--> statement-breakpoint
CREATE INDEX "cookie_consents_created_at_index" ON "cookie_consents" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "visitor_events_created_at_index" ON "visitor_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "visitor_events_session_id_index" ON "visitor_events" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "visitor_profiles_created_at_index" ON "visitor_profiles" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "visitor_profiles_updated_at_index" ON "visitor_profiles" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "webhook_attempts_delivery_index" ON "webhook_attempts" USING btree ("delivery_id","attempted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("endpoint_id","event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("endpoint_id","priority" DESC NULLS FIRST,"next_attempt_at","sequence","id") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_called" ON "webhook_deliveries" USING btree ("endpoint_id","last_attempt_at") WHERE "webhook_deliveries"."last_attempt_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("endpoint_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_lead" ON "webhook_deliveries" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_endpoints_configuration" ON "webhook_endpoints" USING btree ("origin") WHERE "webhook_endpoints"."origin" = 'configuration';--> statement-breakpoint
CREATE INDEX "webhook_secrets_endpoint_index" ON "webhook_secrets" USING btree ("endpoint_id","created_at");