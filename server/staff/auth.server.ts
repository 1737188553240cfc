import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { agency } from "#content/agency.ts";
import * as schema from "#database/schema.ts";
import { accountLimits } from "../rate-limits.server.ts";
import { authHooks } from "./auth-hooks.server.ts";
import type { AuthParts } from "./auth-parts.server.ts";
import { linkLifetimeHours, sendConfirmation } from "./confirmation-mail.server.ts";
import { grantListedAdmin } from "./roles.server.ts";

/** Names the visitor's address to the rate limiter. Set by us alone: whatever a visitor sends under it is replaced. */
export const visitorAddressHeader = "x-sf-visitor-address";

/** Accounts, passwords and sessions, as better-auth keeps them; with what the agency adds to them. */
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
				// An address and a password are all that is asked for, so they are all that is kept.
				create: { before: async (user) => ({ data: { ...user, name: "", image: null } }) },
			},
		},
		emailAndPassword: { enabled: true, requireEmailVerification: true, maxPasswordLength: 128 },
		emailVerification: {
			// Sent once the sign-up has committed (see `authHooks`): inside its transaction, the job queue would wait for the
			// embedded database's only connection, and the connection for the job queue.
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

/** A failed query's message goes on to list its values, the hash of a password among them. */
function named(detail: unknown): string {
	return detail instanceof Error ? `(${detail.name}: ${detail.message.split("\n")[0]})` : "";
}
export type Auth = ReturnType<typeof createAuth>;
