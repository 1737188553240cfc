import { and, count, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, invitations, staffRecords, userRoles, users } from "#database/schema.ts";
import { byRouting } from "#domain/staff/people.ts";
import { accountCalls, password } from "#tests/support/accounts.ts";
import { peopleCalls } from "#tests/support/people.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { saveRecord } from "./change-record.server.ts";
import { changeRole } from "./change-role.server.ts";
import { invitePerson } from "./invite-person.server.ts";
import { removePerson } from "./remove-person.server.ts";
import { resetFactor } from "./reset-factor.server.ts";
import { withdrawInvitation } from "./withdraw-invitation.server.ts";

const guest = "guest@example.com";
const other = "other@example.com";
const person = "ana@example.com";

describe.each(ruleKinds)("what admins do to people, on %s", (kind) => {
	let services: TestServices;
	let people: ReturnType<typeof peopleCalls>;
	let admin: string;
	let personId: string;
	let invitationId: string;
	beforeAll(async () => {
		services = await openTestServices(kind);
		const calls = await accountCalls(services);
		people = peopleCalls(services, calls);
		admin = await people.openAs("boss@sunfield.example", "admin");
		await people.openAs(person, "agent");
		personId = await people.idOf(person);
		const { db } = services.database;
		await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, personId));
		const guestFields = { email: guest, name: "Guest", role: "agent", language: "en" };
		expect(await invitePerson(await people.actionOf(admin, guestFields))).toEqual({ ok: true, done: "invited" });
		invitationId = (await db.select().from(invitations))[0]?.id ?? "";
	});
	afterAll(() => services.close());

	/** One of each, in an order in which each is still possible. */
	const actions = [
		["INVITATION_SENT", invitePerson, () => ({ email: other, name: "Other", role: "agent", language: "en" })],
		["INVITATION_WITHDRAWN", withdrawInvitation, () => ({ withdraw: invitationId })],
		["RECORD_CHANGED", saveRecord, () => ({ person: personId, presence: "away", languages: ["en"] })],
		["FACTOR_RESET", resetFactor, () => ({ person: personId })],
		["ROLE_CHANGED", changeRole, () => ({ person: personId, role: "viewer" })],
		["PERSON_REMOVED", removePerson, () => ({ person: personId, heir: byRouting })],
	] as const;

	/** Those that change who has access. */
	const proven: readonly string[] = ["INVITATION_SENT", "FACTOR_RESET", "ROLE_CHANGED", "PERSON_REMOVED"];

	/** The state that the actions would change. */
	async function present() {
		const { db } = services.database;
		const [role] = await db.select().from(userRoles).where(eq(userRoles.user_id, personId));
		const [user] = await db.select().from(users).where(eq(users.id, personId));
		const invited = await db.select({ email: invitations.email }).from(invitations);
		const [records] = await db.select({ count: count() }).from(staffRecords);
		return { role: role?.role, hasFactor: user?.twoFactorEnabled, invited, records: records?.count };
	}
	const untouched = { role: "agent", hasFactor: true, invited: [{ email: guest }], records: 0 };

	test("is refused to somebody who was an admin a moment ago", async () => {
		const byRole = await people.openAs("former@sunfield.example", "agent");
		for (const [name, act, fields] of actions) {
			const action = await people.actionOf(byRole, fields());
			const asBefore = { ...action, by: { ...action.by, role: "admin" } as const };
			const refused = { ok: false, code: "notAdmin" };
			expect(await act(asBefore), name).toEqual(refused);
			// They don't learn who could take over either.
			if (act === removePerson) expect(await act({ ...asBefore, fields: { person: personId } })).toEqual(refused);
		}
		expect(await present()).toEqual(untouched);
	});

	test("needs the password 15 minutes after the sign-in, and with a second factor that factor too", async () => {
		const now = services.clock();
		services.setNow(new Date(now.getTime() + 15 * 60_000));
		for (const [name, act, fields] of actions.filter(([name]) => proven.includes(name))) {
			const action = await people.actionOf(admin, fields());
			expect(await act(action), name).toEqual({ ok: false, code: "invalid", errors: { current: "password_missing" } });
			const wrong = { ...action, fields: { ...action.fields, current: "Wrong-guess.1" } };
			expect(await act(wrong), name).toEqual({ ok: false, code: "invalid", errors: { current: "password_wrong" } });
			const withPassword = { ...action, fields: { ...action.fields, current: password } };
			const byFactor = { ...withPassword, by: { ...action.by, hasFactor: true } };
			expect(await act(byFactor), name).toEqual({ ok: false, code: "proveFirst" });
		}
		services.setNow(now);
		expect(await present()).toEqual(untouched);
	});

	test("happens with its entry in the audit log or not at all", async () => {
		const { db } = services.database;
		for (const [name, act, fields] of actions) {
			const action = await people.actionOf(admin, fields());
			const before = await present();
			await db.execute(
				sql.raw(`ALTER TABLE audit_entries ADD CONSTRAINT refused CHECK (action <> '${name}') NOT VALID`),
			);
			await expect(act(action), name).rejects.toThrow();
			await db.execute(sql`ALTER TABLE audit_entries DROP CONSTRAINT refused`);
			expect(await present(), name).toEqual(before);

			expect(await act(action), name).toHaveProperty("done");
			expect(await present(), name).not.toEqual(before);
			const own = and(eq(auditEntries.action, name), eq(auditEntries.email, "boss@sunfield.example"));
			expect(await db.$count(auditEntries, own), name).toBe(name === "INVITATION_SENT" ? 2 : 1);
		}
	});
});
