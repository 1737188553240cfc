CREATE TABLE "blog_refused_schedules" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"because" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog_refused_schedules" ADD CONSTRAINT "blog_refused_schedules_article_id_blog_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;