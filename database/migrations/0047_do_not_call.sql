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
ALTER TABLE "do_not_call_areas" ADD CONSTRAINT "do_not_call_areas_list_id_do_not_call_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."do_not_call_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "do_not_call_blocks" ADD CONSTRAINT "do_not_call_blocks_list_id_do_not_call_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."do_not_call_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "do_not_call_checks" ADD CONSTRAINT "do_not_call_checks_list_id_do_not_call_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."do_not_call_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "do_not_call_lists" ADD CONSTRAINT "do_not_call_lists_added_by_id_users_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "do_not_call_areas_current_index" ON "do_not_call_areas" USING btree ("area_code","source") WHERE "do_not_call_areas"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "do_not_call_areas_replaced_index" ON "do_not_call_areas" USING btree ("replaced_by") WHERE "do_not_call_areas"."replaced_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "do_not_call_checks_list_index" ON "do_not_call_checks" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "do_not_call_checks_checked_on_index" ON "do_not_call_checks" USING btree ("checked_on");--> statement-breakpoint
CREATE INDEX "do_not_call_lists_added_index" ON "do_not_call_lists" USING btree ("added_at","id");