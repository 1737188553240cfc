import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, invitations, sessions, userRoles, users } from "#database/schema.ts";
import { accountCalls, password, visit, visitFromElsewhere } from "#tests/support/accounts.ts";
import { peopleCalls } from "#tests/support/people.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { readSession } from "../staff/read-session.server.ts";
import { signIn } from "../staff/sign-in.server.ts";
import { acceptInvitation } from "./accept-invitation.server.ts";
import { findInvitation } from "./invitation-token.server.ts";
import { invitePerson, resendInvitation } from "./invite-person.server.ts";
import { listInvitations } from "./list-people.server.ts";
import { withdrawInvitation } from "./withdraw-invitation.server.ts";

const boss = "boss@sunfield.example";
const newPassword = "Another.day2";

describe.each(ruleKinds)("invitations on %s", (kind) => {
	let services: TestServices;
	let people: ReturnType<typeof peopleCalls>;
	let calls: Awaited<ReturnType<typeof accountCalls>>;
	let admin: string;
	beforeAll(async () => {
		services = await openTestServices(kind);
		calls = await accountCalls(services);
		people = peopleCalls(services, calls);
		admin = await people.openAs(boss, "admin");
	});
	afterAll(() => services.close());

	const invite = async (email: string, fields: object = {}, cookie = admin) =>
		invitePerson(await people.actionOf(cookie, { email, name: "Ana Pérez", role: "agent", language: "es", ...fields }));
	const accept = (token: string | null) => acceptInvitation(services, visitFromElsewhere(), newPassword, token);
	const rowOf = async (email: string) => {
		const [row] = await services.database.db.select().from(invitations).where(eq(invitations.email, email));
		return row;
	};

	test("open an account with the role, in the language, once", async () => {
		const email = "ana@example.com";
		expect(await invite(email)).toEqual({ ok: true, done: "invited" });
		const [token = ""] = await people.invitationTokens(email);
		const mail = services.sentMails.findLast(({ to }) => to === email);
		expect(mail?.subject).toContain("Su invitación");
		expect(mail?.text).toMatch(/Ana Pérez/i);
		expect(mail?.text).toContain(boss);
		const accepted = await accept(token);
		expect(accepted).toMatchObject({ ok: true, role: "agent" });
		const cookie = accepted.ok ? accepted.cookies.map((one) => one.split(";")[0]).join("; ") : "";
		const { signedIn } = await readSession(services, visit({ cookie }));
		expect(signedIn).toMatchObject({ email, role: "agent", language: "es" });
		expect(await rowOf(email)).toBeUndefined();
		expect(await accept(token)).toEqual({ ok: false, code: "linkExpired" });
		expect(await signIn(services, visitFromElsewhere(), { email, password: newPassword }, null)).toMatchObject({
			ok: true,
		});
		const entries = await services.database.db
			.select()
			.from(auditEntries)
			.where(eq(auditEntries.tableName, "invitations"));
		expect(entries).toMatchObject([{ action: "INVITATION_SENT", email: boss, details: "agent" }]);
		const [joined] = await services.database.db
			.select()
			.from(auditEntries)
			.where(eq(auditEntries.action, "INVITATION_ACCEPTED"));
		expect(joined).toMatchObject({ email, subjectId: entries[0]?.subjectId });
	});

	test("open one account if the link is used twice at the same moment", async () => {
		const email = "bea@example.com";
		await invite(email);
		const [token = ""] = await people.invitationTokens(email);
		const results = await Promise.all([accept(token), accept(token)]);
		expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
		expect(await services.database.db.$count(users, eq(users.email, email))).toBe(1);
	});

	test("end after seven days, when they are withdrawn, and when they are sent again", async () => {
		const email = "cleo@example.com";
		await invite(email);
		const [first = ""] = await people.invitationTokens(email);
		const id = (await rowOf(email))?.id;
		const [resending, withdrawal] = [
			await people.actionOf(admin, { resend: id }),
			await people.actionOf(admin, { withdraw: id }),
		];
		services.setNow(new Date("2026-11-24T15:00:00Z"));
		expect(await resendInvitation(resending)).toEqual({ ok: true, done: "resent" });
		const [, second = ""] = await people.invitationTokens(email, 2);
		expect(await findInvitation(services, first), "the former link").toBeNull();
		expect(await findInvitation(services, second)).toMatchObject({ email });

		services.setNow(new Date("2026-12-01T15:00:00Z"));
		expect(await accept(second)).toEqual({ ok: false, code: "linkExpired" });
		const [listed] = await listInvitations(services, { role: "admin" }, "en");
		expect(listed).toMatchObject({ email, isOpen: false });
		services.setNow(new Date("2026-11-24T15:00:00Z"));
		expect(await findInvitation(services, second)).not.toBeNull();

		expect(await withdrawInvitation(withdrawal)).toEqual({ ok: true, done: "withdrawn" });
		expect(await accept(second)).toEqual({ ok: false, code: "linkExpired" });
		expect(await withdrawInvitation(withdrawal)).toEqual({ ok: false, code: "gone" });
		services.setNow(new Date("2026-11-23T15:00:00Z"));
	});

	test("are changed by inviting the same address again: the former link gives no former role", async () => {
		const email = "dora@example.com";
		await invite(email, { role: "admin" });
		const [asAdmin = ""] = await people.invitationTokens(email);
		await invite(email, { role: "viewer" });
		await people.invitationTokens(email, 2);
		expect(await accept(asAdmin)).toEqual({ ok: false, code: "linkExpired" });
		const [, asViewer = ""] = await people.invitationTokens(email, 2);
		expect(await accept(asViewer)).toMatchObject({ ok: true, role: "viewer" });
	});

	test("count only while whoever sent them is an admin", async () => {
		const former = "former@sunfield.example";
		const cookie = await people.openAs(former, "admin");
		const email = "emil@example.com";
		expect(await invite(email, {}, cookie)).toEqual({ ok: true, done: "invited" });
		const [token = ""] = await people.invitationTokens(email);
		const id = await people.idOf(former);
		await services.database.db.update(userRoles).set({ role: "agent" }).where(eq(userRoles.user_id, id));
		expect(await accept(token)).toEqual({ ok: false, code: "linkExpired" });
	});

	test("take the place of an account that nobody confirmed, and its password", async () => {
		const email = "flora@example.com";
		await calls.signUpAs(email, "Squatter-was.1st");
		await invite(email);
		const [token = ""] = await people.invitationTokens(email);
		expect(await accept(token)).toMatchObject({ ok: true, role: "agent" });
		const squatter = { email, password: "Squatter-was.1st" };
		expect(await signIn(services, visitFromElsewhere(), squatter, null)).toMatchObject({ ok: false });
	});

	test("are not sent to an address with an account: the admin is led to it", async () => {
		const email = "gina@example.com";
		await invite(email);
		const [token = ""] = await people.invitationTokens(email);
		await calls.openAccount(email);
		expect(await invite(email)).toEqual({ ok: true, done: "has-account", person: await people.idOf(email) });
		expect(await accept(token)).toEqual({ ok: false, code: "accountExists" });
		const own = { email, password };
		expect(await signIn(services, visitFromElsewhere(), own, null), "the own password stays").toMatchObject({
			ok: true,
			role: "viewer",
		});
	});

	test("are refused without the password, with wrong fields, and to everybody but admins", async () => {
		const email = "hugo@example.com";
		expect(await invite(email, { current: "Wrong-guess.1" })).toEqual({
			ok: false,
			code: "invalid",
			errors: { current: "password_wrong" },
		});
		expect(await invite(email, { current: "" })).toEqual({
			ok: false,
			code: "invalid",
			errors: { current: "password_missing" },
		});
		expect(await rowOf(email)).toBeUndefined();
		await services.database.db.update(sessions).set({ provedAt: new Date("2026-11-01T15:00:00Z") });
		expect(await invite("helga@example.com", { current: password })).toEqual({ ok: true, done: "invited" });
		const { signedIn } = await readSession(services, visit({ cookie: admin }));
		expect(signedIn?.provedAt, "nobody is asked twice").toEqual(services.clock());
		expect(await invite("hugo")).toEqual({ ok: false, code: "invalid", errors: { email: "email_invalid" } });
		const agent = await people.openAs("agent@sunfield.example", "agent");
		expect(await invite(email, {}, agent)).toEqual({ ok: false, code: "notAdmin" });
		// Somebody who is still signed in with a role that was taken a moment ago.
		const late = await people.actionOf(agent, { email, name: "Hugo", role: "admin", language: "en" });
		const asBefore = { ...late, by: { ...late.by, role: "admin" } as const };
		expect(await invitePerson(asBefore)).toEqual({ ok: false, code: "notAdmin" });
		expect(await rowOf(email)).toBeUndefined();
		expect(await listInvitations(services, { role: "agent" }, "en")).toEqual([]);
	});

	test("are few to one address", async () => {
		const email = "iris@example.com";
		for (let sent = 0; sent < 3; sent++) expect(await invite(email)).toEqual({ ok: true, done: "invited" });
		expect(await invite(email)).toEqual({ ok: false, code: "tooManyInvitations" });
	});

	test("nothing of a link is stored", async () => {
		const email = "jana@example.com";
		await invite(email);
		const [token = ""] = await people.invitationTokens(email);
		const stored = JSON.stringify(await rowOf(email));
		const [, , signature = ""] = token.split(".");
		expect(signature.length).toBeGreaterThan(30);
		expect(stored).not.toContain(signature);
		const forged = `${token.slice(0, -3)}AAA`;
		expect(await accept(forged)).toEqual({ ok: false, code: "linkExpired" });
		expect(await services.database.db.$count(users, and(eq(users.email, email)))).toBe(0);
	});
});
