import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { agency } from "#content/agency.ts";
import * as schema from "#database/schema.ts";
import { sessionMaxHours } from "#domain/staff/sign-in-periods.ts";
import type { DatabaseClient } from "../platform/database/client.server.ts";
import type { Env } from "../platform/env.server.ts";
import { cookieName, isSecureSite } from "../platform/http/cookies.server.ts";
import type { Log } from "../platform/log.server.ts";
import { factorOfCall, factorPlugins, factorSecrets } from "./factor-plugins.server.ts";
import { hashPassword, verifyPassword } from "./password-hash.server.ts";
import { sessionTokenStart } from "./signed-session.server.ts";

/** Not `Pick<Services, …>`, because accounts are a part of `Services`. */
interface AuthParts {
	env: Env;
	clock: () => Date;
	log: Log;
	database: DatabaseClient;
}

/**
 * Accounts, passwords and sessions of better-auth. Only `callAuth` and `read-session.server.ts` call it: what the library offers
 * beyond that is not reachable.
 */
export function createAuth({ env, clock, database, log }: AuthParts) {
	return betterAuth({
		appName: agency.shortName,
		baseURL: env.siteOrigin,
		basePath: "/api/auth",
		secrets: factorSecrets(env),
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
				twoFactor: schema.twoFactors,
				passkey: schema.passkeys,
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
		user: { additionalFields: { language: { type: "string", required: false, input: false } } },
		emailVerification: { sendOnSignIn: false },
		session: {
			// The site ends sessions by the last activity: see `readSession`. The library must not end them before.
			expiresIn: Math.max(...Object.values(sessionMaxHours)) * 3600,
			updateAge: 3600,
			// The site itself asks for a recent proof, in `server/second-factor`.
			freshAge: 0,
			// A session that was ended must end everywhere at once.
			cookieCache: { enabled: false },
			additionalFields: {
				lastActiveAt: { type: "date", required: true, input: false, defaultValue: clock },
				factor: { type: "string", required: false, input: false },
				provedAt: { type: "date", required: true, input: false, defaultValue: clock },
			},
		},
		plugins: [...factorPlugins(env)],
		databaseHooks: {
			session: {
				create: {
					before: async (session, context) => ({
						data: {
							...session,
							token: sessionTokenStart + session.token,
							// The library would take the machine's time, and a session's periods would be counted by two clocks.
							createdAt: clock(),
							ipAddress: null,
							userAgent: null,
							factor: factorOfCall(context?.path),
						},
					}),
				},
			},
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

/** Only the first line: the rest of a failed query's message lists its values, such as a password's hash. */
function named(detail: unknown): string {
	return detail instanceof Error ? `(${detail.name}: ${detail.message.split("\n")[0]})` : "";
}
export type Auth = ReturnType<typeof createAuth>;
