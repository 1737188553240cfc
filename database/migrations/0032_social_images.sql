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
ALTER TABLE "blog_social_images" ADD CONSTRAINT "blog_social_images_article_id_blog_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;