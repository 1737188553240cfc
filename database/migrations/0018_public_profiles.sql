CREATE TABLE "public_profiles" (
	"version" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "public_profiles_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"value" jsonb NOT NULL,
	"saved_by_name" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_records" DROP CONSTRAINT "staff_records_member_id_unique";--> statement-breakpoint
ALTER TABLE "public_profiles" ADD CONSTRAINT "public_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "public_profiles_user_index" ON "public_profiles" USING btree ("user_id","version" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "staff_records" DROP COLUMN "member_id";