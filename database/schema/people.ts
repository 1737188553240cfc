import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Locale } from "#domain/locale/locales.ts";
import type { PublicProfile } from "#domain/team/public-profile.ts";
import type { WorkingHours } from "#domain/team/staff-record.ts";
import { users } from "./accounts.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** People who may open an account with a role. Nothing here opens it: the link's token is signed, and not stored. */
export const invitations = pgTable("invitations", {
	id: text().primaryKey(),
	email: text().notNull().unique(),
	name: text().notNull(),
	role: text({ enum: ["viewer", "agent", "admin"] }).notNull(),
	/** The language of the email and of the first screens. */
	language: text().$type<Locale>().notNull(),
	/** It counts only while this person is an admin. */
	invitedBy: text("invited_by")
		.notNull()
		.references(() => users.id, { onDelete: "cascade" }),
	/** When it was mailed last. Former links end with it. */
	sentAt: instant("sent_at").notNull(),
	expiresAt: instant("expires_at").notNull(),
});

/** How and when somebody works. Without a row, nothing is known yet. */
export const staffRecords = pgTable("staff_records", {
	userId: text("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	isAway: boolean("is_away").notNull().default(false),
	/** The one that they speak best comes first. */
	languages: text().array().$type<Locale[]>().notNull().default([]),
	hours: jsonb().$type<WorkingHours>().notNull().default({}),
	/** True if they get an email about their day when it begins, and the day they got the last one. */
	wantsDigest: boolean("wants_digest").notNull().default(false),
	digestSentOn: date("digest_sent_on", { mode: "string" }),
	/** From when until when they get no alerts, `21:00` and `07:00`, by the agency's clock. Both null: never. */
	quietFrom: text("quiet_from"),
	quietUntil: text("quiet_until"),
	/** The first and the last day of their next leave, or of the one that they are on. Both null: none is planned. */
	leaveFrom: date("leave_from", { mode: "string" }),
	leaveUntil: date("leave_until", { mode: "string" }),
	/** Who gets their open leads and tasks when the leave begins: an account, or `routing`. Null: nobody, or it was done. */
	leaveHeir: text("leave_heir"),
	updatedAt: instant("updated_at").notNull(),
});

export const staffLicenses = pgTable(
	"staff_licenses",
	{
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		state: text().notNull(),
		number: text().notNull(),
		expiresOn: date("expires_on", { mode: "string" }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.state] })],
);

/** Every version of what an admin says of somebody to visitors. The newest one counts. Without one, visitors don't see them. */
export const publicProfiles = pgTable(
	"public_profiles",
	{
		version: integer().primaryKey().generatedAlwaysAsIdentity(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		value: jsonb().$type<PublicProfile>().notNull(),
		savedByName: text("saved_by_name").notNull(),
		savedAt: instant("saved_at").notNull(),
	},
	(table) => [index("public_profiles_user_index").on(table.userId, table.version.desc())],
);
