CREATE TABLE "intake_probes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"arrived_at" timestamp with time zone
);
