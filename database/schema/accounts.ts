import { boolean, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable("users", {
	id: text().primaryKey(),
	name: text().notNull(),
	email: text().notNull().unique(),
	emailVerified: boolean("email_verified").notNull().default(false),
	image: text(),
	createdAt: instant("created_at").notNull().defaultNow(),
	updatedAt: instant("updated_at").notNull().defaultNow(),
});

export const sessions = pgTable(
	"sessions",
	{
		id: text().primaryKey(),
		token: text().notNull().unique(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		expiresAt: instant("expires_at").notNull(),
		/** The library's column. Always empty: a session does not need to know where its user is. */
		ipAddress: text("ip_address"),
		/** The library's column. Always empty. */
		userAgent: text("user_agent"),
		createdAt: instant("created_at").notNull().defaultNow(),
		updatedAt: instant("updated_at").notNull().defaultNow(),
	},
	(table) => [index("sessions_user_id_index").on(table.userId)],
);

/** Sign-in methods: one password per user. */
export const accounts = pgTable(
	"accounts",
	{
		id: text().primaryKey(),
		accountId: text("account_id").notNull(),
		providerId: text("provider_id").notNull(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		accessToken: text("access_token"),
		refreshToken: text("refresh_token"),
		idToken: text("id_token"),
		accessTokenExpiresAt: instant("access_token_expires_at"),
		refreshTokenExpiresAt: instant("refresh_token_expires_at"),
		scope: text(),
		password: text(),
		createdAt: instant("created_at").notNull().defaultNow(),
		updatedAt: instant("updated_at").notNull().defaultNow(),
	},
	(table) => [index("accounts_user_id_index").on(table.userId)],
);

export const verifications = pgTable(
	"verifications",
	{
		id: text().primaryKey(),
		identifier: text().notNull(),
		value: text().notNull(),
		expiresAt: instant("expires_at").notNull(),
		createdAt: instant("created_at").notNull().defaultNow(),
		updatedAt: instant("updated_at").notNull().defaultNow(),
	},
	(table) => [index("verifications_identifier_index").on(table.identifier)],
);

export const userRoles = pgTable("user_roles", {
	user_id: text()
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	role: text({ enum: ["viewer", "agent", "admin"] }).notNull(),
	/** `environment` follows `ADMIN_EMAILS`; what an admin granted does not. */
	source: text({ enum: ["environment", "granted"] })
		.notNull()
		.default("granted"),
	created_at: instant("created_at").notNull().defaultNow(),
});

export const securityLog = pgTable("security_log", {
	id: uuid().primaryKey().defaultRandom(),
	table_name: text().notNull(),
	action: text().notNull(),
	user_id: text(),
	/** The /24 or /48 that it came from. */
	network: text(),
	details: text(),
	created_at: instant("created_at").notNull().defaultNow(),
});
