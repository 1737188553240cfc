CREATE TABLE "health_alarms" (
	"part" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"is_over" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_troubles" (
	"process" uuid NOT NULL,
	"part" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"looks" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "health_troubles_process_part_pk" PRIMARY KEY("process","part")
);
