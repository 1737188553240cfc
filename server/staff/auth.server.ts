import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { agency } from "#content/agency.ts";
import * as schema from "#database/schema.ts";
import { accountLimits } from "../rate-limits.server.ts";
import { authHooks } from "./auth-hooks.server.ts";
import type { AuthParts } from "./auth-parts.server.ts";
import { linkLifetimeHours, sendConfirmation } from "./confirmation-mail.server.ts";
import { grantListedAdmin } from "./roles.server.ts";

/** Passes the visitor's address to the rate limiter. Only the server sets it: a visitor's own value is replaced. */
export const visitorAddressHeader = "x-sf-visitor-address";

/** Accounts, passwords and sessions of better-auth, with the agency's hooks. */
export function createAuth(parts: AuthParts) {
	const { env, database, log } = parts;
	return betterAuth({
		appName: agency.shortName,
		baseURL: env.siteOrigin,
		basePath: "/api/auth",
		secret: env.authSecret,
		telemetry: { enabled: false },
		logger: { log: (level, message, ...details) => log[level](`accounts: ${message} ${details.map(named).join(" ")}`) },
		database: drizzleAdapter(database.db, {
			provider: "pg",
			transaction: true,
			schema: {
				user: schema.users,
				session: schema.sessions,
				account: schema.accounts,
				verification: schema.verifications,
				rateLimit: schema.authRateLimits,
			},
		}),
		databaseHooks: {
			user: {
				// The form asks only for an address and a password, so nothing else is stored.
				create: { before: async (user) => ({ data: { ...user, name: "", image: null } }) },
			},
		},
		emailAndPassword: { enabled: true, requireEmailVerification: true, maxPasswordLength: 128 },
		emailVerification: {
			// Sent after the sign-up has committed (see `authHooks`). Inside its transaction, the job queue and the embedded
			// database's only connection would wait for each other.
			sendOnSignUp: false,
			expiresIn: linkLifetimeHours * 3600,
			sendVerificationEmail: ({ user, token }, request) => sendConfirmation(parts, user.email, token, request?.headers),
			afterEmailVerification: (user) => grantListedAdmin(parts, user),
		},
		session: { expiresIn: 8 * 3600, updateAge: 5 * 60 },
		rateLimit: {
			enabled: true,
			storage: "database",
			...rule(accountLimits.anyCall),
			customRules: {
				"/sign-in/email": rule(accountLimits.signIn),
				"/sign-up/email": rule(accountLimits.signUp),
			},
		},
		trustedOrigins: (request) => {
			const host = request?.headers.get("host");
			return host ? [`http://${host}`, `https://${host}`] : [];
		},
		advanced: {
			cookiePrefix: "sf",
			disableOriginCheck: false,
			ipAddress: { ipAddressHeaders: [visitorAddressHeader] },
		},
		hooks: authHooks(parts),
	});
}

function rule({ max, windowMinutes }: { max: number; windowMinutes: number }) {
	return { max, window: windowMinutes * 60 };
}

/** Only the first line: a failed query's message goes on to list its values, such as a password's hash. */
function named(detail: unknown): string {
	return detail instanceof Error ? `(${detail.name}: ${detail.message.split("\n")[0]})` : "";
}
export type Auth = ReturnType<typeof createAuth>;
