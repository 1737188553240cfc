CREATE TABLE "blog_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
	"encoded_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "blog_drafts" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"content" jsonb NOT NULL,
	"translated_from_version" integer,
	"updated_by" text,
	"updated_by_name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
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
	"hash" text NOT NULL,
	"translated_from_version" integer,
	"written_by" text,
	"written_by_name" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blog_versions_article_id_number_pk" PRIMARY KEY("article_id","number")
);
--> statement-breakpoint
ALTER TABLE "blog_articles" ADD COLUMN "translation_of" uuid;--> statement-breakpoint
ALTER TABLE "blog_articles" ADD COLUMN "meta_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_articles" ADD COLUMN "meta_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_articles" ADD COLUMN "document" jsonb;--> statement-breakpoint
ALTER TABLE "blog_articles" ADD COLUMN "featured_image_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_articles" ADD COLUMN "published_version" integer;--> statement-breakpoint
ALTER TABLE "blog_articles" ADD COLUMN "translated_from_version" integer;--> statement-breakpoint
ALTER TABLE "blog_articles" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_articles" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_addresses" ADD CONSTRAINT "blog_addresses_article_id_blog_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_previews" ADD CONSTRAINT "blog_previews_article_id_blog_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_image_files" ADD CONSTRAINT "blog_image_files_image_id_blog_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."blog_images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_drafts" ADD CONSTRAINT "blog_drafts_article_id_blog_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_schedules" ADD CONSTRAINT "blog_schedules_article_id_blog_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_article_id_blog_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_addresses_article_id_index" ON "blog_addresses" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "blog_publications_article_id_index" ON "blog_publications" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "blog_publications_published_at_index" ON "blog_publications" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "blog_schedules_due_at_index" ON "blog_schedules" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "blog_articles" ADD CONSTRAINT "blog_articles_translation_of_blog_articles_id_fk" FOREIGN KEY ("translation_of") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_articles" ADD CONSTRAINT "blog_articles_translation_unique" UNIQUE("translation_of","locale");--> statement-breakpoint
CREATE TRIGGER blog_versions_unchanged
	BEFORE UPDATE ON blog_versions
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Readers stop seeing a publication one day. All else about it stays as it was recorded.
CREATE TRIGGER blog_publications_unchanged
	BEFORE UPDATE OF id, article_id, locale, slug, title, version, version_hash, rendering, claims, written_by,
		written_by_name, approved_by, approved_by_name, approved_at, published_at, hash ON blog_publications
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
