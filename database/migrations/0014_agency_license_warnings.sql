CREATE TABLE "agency_license_warnings" (
	"state" text NOT NULL,
	"expires_on" date NOT NULL,
	"step" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agency_license_warnings_state_expires_on_step_pk" PRIMARY KEY("state","expires_on","step")
);
