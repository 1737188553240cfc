import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { agency } from "#content/agency.ts";
import * as schema from "#database/schema.ts";
import type { DatabaseClient } from "../platform/database/client.server.ts";
import type { Env } from "../platform/env.server.ts";
import { isSecureSite } from "../platform/http/cookies.server.ts";
import type { Log } from "../platform/log.server.ts";
import { accountLimits } from "../rate-limits.server.ts";

/** Passes the visitor's address to the rate limiter. Only the server sets it: a visitor's own value is replaced. */
export const visitorAddressHeader = "x-sf-visitor-address";

/** Not `Pick<Services, …>`, because accounts are a part of `Services`. */
interface AuthParts {
	env: Env;
	log: Log;
	database: DatabaseClient;
}

/**
 * Accounts, passwords and sessions of better-auth. Only `callAuth` and `readSession` call it: what the library offers
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
				rateLimit: schema.authRateLimits,
			},
		}),
		// The site sends its own links, whose tokens have a purpose. The library's `verify-email` is closed.
		emailAndPassword: { enabled: true, requireEmailVerification: true, maxPasswordLength: 128 },
		emailVerification: { sendOnSignUp: false, sendOnSignIn: false },
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
		advanced: {
			// The library would add `__Secure-`. `__Host-` also ties the cookie to this host.
			useSecureCookies: false,
			cookiePrefix: isSecureSite(env) ? "__Host-sf" : "sf",
			defaultCookieAttributes: { secure: isSecureSite(env) },
			disableOriginCheck: false,
			ipAddress: { ipAddressHeaders: [visitorAddressHeader] },
		},
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
