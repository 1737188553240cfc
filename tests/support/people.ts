import { eq } from "drizzle-orm";
import { vi } from "vitest";
import { users } from "#database/schema.ts";
import type { PeopleAction } from "#server/people/people-action.server.ts";
import { readSession } from "#server/staff/read-session.server.ts";
import { type AccountCalls, visitFromElsewhere } from "./accounts.ts";
import type { TestServices } from "./test-services.ts";

const invitationLink = /\/auth\/invitation\?token=([\w.-]+)/;

/** Actions that several tests of people share. */
export function peopleCalls(services: TestServices, calls: AccountCalls) {
	const idOf = async (email: string) => {
		const [user] = await services.database.db.select().from(users).where(eq(users.email, email));
		return user?.id ?? "";
	};
	return {
		idOf,
		/** Opens an account with this role, and signs it in. @returns the cookies of the session */
		async openAs(email: string, role: "admin" | "agent"): Promise<string> {
			const cookie = await calls.openAccount(email);
			await calls.giveRole(email, role);
			return cookie;
		},
		/** An admin's post. With a password, right or wrong, it is some time after the sign-in. */
		async actionOf(cookie: string, fields: Record<string, unknown>): Promise<PeopleAction> {
			const visit = visitFromElsewhere({ cookie });
			const { signedIn } = await readSession(services, visit);
			if (!signedIn) throw new Error("not signed in");
			const provedAt = "current" in fields ? new Date(services.clock().getTime() - 3_600_000) : signedIn.provedAt;
			return { services, visit, by: { ...signedIn, provedAt }, fields };
		},
		/** The tokens of all invitations that were mailed to this address, once there are `count` of them. */
		async invitationTokens(to: string, count = 1): Promise<string[]> {
			return vi.waitFor(
				() => {
					const tokens = services.sentMails
						.filter((mail) => mail.to === to)
						.flatMap(({ text }) => invitationLink.exec(text)?.[1] ?? []);
					if (tokens.length < count) throw new Error(`${tokens.length} invitations to ${to}`);
					return tokens;
				},
				{ timeout: 20_000 },
			);
		},
	};
}
