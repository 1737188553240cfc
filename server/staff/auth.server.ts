import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { agency } from "#content/agency.ts";
import * as schema from "#database/schema.ts";
import type { DatabaseClient } from "../platform/database/client.server.ts";
import type { Env } from "../platform/env.server.ts";
import { cookieName, isSecureSite } from "../platform/http/cookies.server.ts";
import type { Log } from "../platform/log.server.ts";
import { hashPassword, verifyPassword } from "./password-hash.server.ts";

/** Not `Pick<Services, …>`, because accounts are a part of `Services`. */
interface AuthParts {
	env: Env;
	log: Log;
	database: DatabaseClient;
}

/**
 * Accounts, passwords and sessions of better-auth. Only `callAuth` and `read-session.server.ts` call it: what the library offers
 * beyond that is not reachable.
 */
export function createAuth({ env, database, log }: AuthParts) {
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
			},
		}),
		// The site signs up by itself, and sends links whose tokens have a purpose.
		emailAndPassword: {
			enabled: true,
			disableSignUp: true,
			requireEmailVerification: true,
			maxPasswordLength: 128,
			password: { hash: hashPassword, verify: verifyPassword },
		},
		emailVerification: { sendOnSignIn: false },
		session: { expiresIn: 8 * 3600, updateAge: 5 * 60 },
		databaseHooks: {
			session: { create: { before: async (session) => ({ data: { ...session, ipAddress: null, userAgent: null } }) } },
		},
		// The site's own limits apply: see `account-attempts.server.ts`.
		rateLimit: { enabled: false },
		advanced: {
			// The library would add `__Secure-`. `__Host-` also ties the cookie to this host.
			useSecureCookies: false,
			cookiePrefix: cookieName(env, "sf"),
			defaultCookieAttributes: { secure: isSecureSite(env) },
			disableOriginCheck: false,
			ipAddress: { disableIpTracking: true },
		},
	});
}

/** Only the first line: a failed query's message goes on to list its values, such as a password's hash. */
function named(detail: unknown): string {
	return detail instanceof Error ? `(${detail.name}: ${detail.message.split("\n")[0]})` : "";
}
export type Auth = ReturnType<typeof createAuth>;
