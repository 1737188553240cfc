import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "#domain/locale/locales.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable("users", {
	id: text().primaryKey(),
	name: text().notNull(),
	email: text().notNull().unique(),
	emailVerified: boolean("email_verified").notNull().default(false),
	image: text(),
	/**
	 * The language of the last sign-in that was certainly the owner's: on a known device, or with a mailed link. Emails
	 * use it.
	 */
	lastLanguage: text("last_language").$type<Locale>(),
	/** The language of staff screens and of emails about the account. Null if its owner never chose one. */
	language: text().$type<Locale>(),
	/** True if a sign-in also takes a code or a passkey. */
	twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
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
		/** The browser of the session, in words that its owner knows. */
		browser: text(),
		system: text(),
		/** Roughly where. */
		place: jsonb().$type<{ state: string; city: string | null; country: string }>(),
		/** The library's column. Always empty: a session does not need to know where its user is. */
		ipAddress: text("ip_address"),
		/** The library's column. Always empty. */
		userAgent: text("user_agent"),
		/** When its user last did something. It decides when the session ends, and is stored at most once a minute. */
		lastActiveAt: instant("last_active_at").notNull().defaultNow(),
		/** The factor that its user proved besides the password. */
		factor: text({ enum: ["totp", "recovery", "passkey"] }),
		/** When its user last proved who it is: changes of the factors want that to be recent. */
		provedAt: instant("proved_at").notNull().defaultNow(),
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

/** Authenticator apps and recovery codes: one row per user, both encrypted. */
export const twoFactors = pgTable("two_factors", {
	id: text().primaryKey(),
	userId: text("user_id")
		.notNull()
		.unique()
		.references(() => users.id, { onDelete: "cascade" }),
	secret: text().notNull(),
	backupCodes: text("backup_codes").notNull(),
	/** False until a code of the app confirmed the secret. The recovery codes are valid anyway. */
	verified: boolean().notNull().default(false),
	/** The half minute of the last code that was accepted: neither it nor an earlier one is accepted again. */
	lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
	failedVerificationCount: integer("failed_verification_count").notNull().default(0),
	lockedUntil: instant("locked_until"),
});

export const passkeys = pgTable(
	"passkeys",
	{
		id: text().primaryKey(),
		name: text(),
		publicKey: text("public_key").notNull(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		credentialID: text("credential_id").notNull().unique(),
		counter: bigint({ mode: "number" }).notNull(),
		deviceType: text("device_type").notNull(),
		backedUp: boolean("backed_up").notNull(),
		transports: text(),
		/** The model of the authenticator. */
		aaguid: text(),
		createdAt: instant("created_at").notNull().defaultNow(),
	},
	(table) => [index("passkeys_user_id_index").on(table.userId)],
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
