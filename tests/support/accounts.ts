import { eq } from "drizzle-orm";
import { expect, vi } from "vitest";
import { sentVisitorEmails, userRoles, users } from "#database/schema.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import { mailboxHash } from "#server/emails/mailbox-hash.server.ts";
import { jobRunner } from "#server/jobs.server.ts";
import { signIn } from "#server/staff/sign-in.server.ts";
import { signUp } from "#server/staff/sign-up.server.ts";
import { signUpChallenge } from "#server/staff/sign-up-captcha.server.ts";
import { solveCaptcha } from "./solve-captcha.ts";
import type { TestServices } from "./test-services.ts";

export const password = "Sunny-day.1";
export const visitor = { id: "test", ip: "203.0.113.7", userAgent: "Test browser" };
export const visit = (headers: Record<string, string> = {}, ip = visitor.ip) => ({
	headers: new Headers(headers),
	visitor: { ...visitor, ip },
});

/** Other emails to owners of accounts link to pages of `/auth` without a token. */
const linkWithToken = /http:\/\/localhost:3000\/auth\?[\w-]+=(\w+\.\d+\.\S+)/;

let visitors = 0;
/** A visit from a network that no other visit comes from. */
export function visitFromElsewhere(headers: Record<string, string> = {}) {
	visitors += 1;
	return visit(headers, `10.${visitors >> 8}.${visitors & 255}.1`);
}

export type AccountCalls = Awaited<ReturnType<typeof accountCalls>>;

/** Actions that several tests of accounts share, with the jobs of these services running. */
export async function accountCalls(services: TestServices) {
	await services.jobs.work(jobRunner(services));
	const { db } = services.database;

	/** The token of the newest link that was mailed to this address. */
	async function mailedToken(to: string): Promise<string> {
		return vi.waitFor(
			() => {
				const links = services.sentMails
					.filter((sent) => sent.to === to)
					.map(({ text }) => linkWithToken.exec(text)?.[1]);
				const token = links.findLast(Boolean);
				if (!token) throw new Error(`No mail to ${to}`);
				return token;
			},
			{ timeout: 20_000 },
		);
	}

	/** Signs up like the form with script, each time from another network. */
	async function signUpAs(email: string, ownPassword = password, headers: Record<string, string> = {}) {
		const from = visitFromElsewhere(headers);
		const token = await solveCaptcha(await signUpChallenge(services, from.visitor));
		return signUp(services, from, { email, password: ownPassword }, token);
	}

	return {
		mailedToken,
		signUpAs,
		/** @returns the cookies of the session */
		async openAccount(email: string): Promise<string> {
			expect(await signUpAs(email)).toBe("accountCreated");
			const result = await signIn(services, visitFromElsewhere(), { email, password }, await mailedToken(email));
			if (!result.ok) throw new Error(result.code);
			return result.cookies.map((cookie) => cookie.split(";")[0]).join("; ");
		},
		/** Pretends that strangers had the daily limit of links mailed to this address. */
		async exhaustLinks(email: string): Promise<void> {
			const row = { mailboxHash: mailboxHash(services.env, email), kind: "account", sentAt: services.clock() } as const;
			const ids = Array.from({ length: 10 }, (_, index) => `used-${index}-${email}`);
			await db.insert(sentVisitorEmails).values(ids.map((id) => ({ id, ...row })));
		},
		async giveRole(email: string, role: StaffRole): Promise<void> {
			const [user] = await db.select().from(users).where(eq(users.email, email));
			await db.insert(userRoles).values({ user_id: user?.id ?? "", role });
		},
	};
}
