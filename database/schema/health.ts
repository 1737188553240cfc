import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { HealthCheckName } from "#domain/health/health-values.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The parts in which a process found an alarm when it last looked, or shortly before. */
export const healthTroubles = pgTable(
	"health_troubles",
	{
		/** Differs between processes and starts. */
		process: uuid().notNull(),
		part: text().$type<HealthCheckName>().notNull(),
		since: instant("since").notNull(),
		/** How many looks in a row have found it. */
		looks: integer().notNull(),
		/** When a look last found it. */
		seenAt: instant("seen_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.process, table.part] })],
);

/** Entries that went the way of a lead, to try it out. Nothing of them is a lead. */
export const intakeProbes = pgTable("intake_probes", {
	id: uuid().primaryKey(),
	receivedAt: instant("received_at").notNull(),
	/** When the job of it ran. */
	arrivedAt: instant("arrived_at"),
});

/** The last email to admins about a part. */
export const healthAlarms = pgTable("health_alarms", {
	part: text().$type<HealthCheckName>().primaryKey(),
	since: instant("since").notNull(),
	toldAt: instant("told_at").notNull(),
	/** Admins were also told that the part works again. */
	isOver: boolean("is_over").notNull(),
});
