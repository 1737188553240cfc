import {
	APIError,
	createAuthMiddleware,
	createEmailVerificationToken,
	getSessionFromCtx,
	isAPIError,
} from "better-auth/api";
import { deleteSessionCookie } from "better-auth/cookies";
import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../platform/database/client.server.ts";
import type { AuthParts } from "./auth-parts.server.ts";
import { linkLifetimeHours, sendConfirmation } from "./confirmation-mail.server.ts";
import { readRequestedCredentials, refuseTakenAddress } from "./requested-credentials.server.ts";
import { grantListedAdmin } from "./roles.server.ts";

/** Runs around sign-in, sign-up and sign-out, for the page's form and for a bare API call. */
export function authHooks(parts: AuthParts) {
	const { db } = parts.database;
	return {
		before: createAuthMiddleware(async (ctx) => {
			if (ctx.path === "/sign-in/email") {
				return { context: { body: readRequestedCredentials("sign-in", ctx.body) } };
			}
			if (ctx.path === "/sign-up/email") {
				const credentials = readRequestedCredentials("sign-up", ctx.body);
				await refuseTakenAddress(db, credentials.email);
				return { context: { body: { ...credentials, name: "" } } };
			}
			if (ctx.path === "/sign-out") {
				const current = await getSessionFromCtx(ctx);
				if (current) await logSecurity(db, "LOGOUT", current.user.id);
			}
		}),

		after: createAuthMiddleware(async (ctx) => {
			if (isAPIError(ctx.context.returned)) return;
			if (ctx.path === "/sign-in/email" && ctx.context.newSession) {
				const { session, user } = ctx.context.newSession;
				if (!(await isValidSession(db, session.token))) {
					await ctx.context.internalAdapter.deleteSession(session.token);
					deleteSessionCookie(ctx);
					throw new APIError("UNAUTHORIZED", {
						code: "SESSION_INVALID",
						message: "The session could not be validated",
					});
				}
				await grantListedAdmin(parts, user);
				await logSecurity(db, "LOGIN_SUCCESS", user.id);
			}
			if (ctx.path === "/sign-up/email") {
				const { email } = ctx.body as { email: string };
				const token = await createEmailVerificationToken(
					ctx.context.secret,
					email,
					undefined,
					linkLifetimeHours * 3600,
				);
				await sendConfirmation(parts, email, token, ctx.headers);
			}
		}),
	};
}

async function logSecurity(db: Database, action: "LOGIN_SUCCESS" | "LOGOUT", userId: string): Promise<void> {
	await db.execute(sql`SELECT simple_security_log('authentication', ${action}, ${userId})`);
}

/** Checked right after sign-in. Sessions end by the machine's own clock, as in better-auth. */
async function isValidSession(db: Database, token: string): Promise<boolean> {
	const [row] = rowsOf(await db.execute<{ valid: boolean }>(sql`SELECT validate_user_session(${token}) AS valid`));
	return row?.valid ?? false;
}
