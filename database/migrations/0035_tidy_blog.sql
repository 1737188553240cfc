ALTER TABLE "blog_images" ADD COLUMN "unused_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD COLUMN "kept_at" timestamp with time zone DEFAULT now() NOT NULL;