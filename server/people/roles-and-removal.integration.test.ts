import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
	auditEntries,
	contactSubmissions,
	invitations,
	leadCommands,
	leadTasks,
	sessions,
	userRoles,
	users,
} from "#database/schema.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { byRouting } from "#domain/staff/people.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import { accountCalls, password, visit, visitFromElsewhere } from "#tests/support/accounts.ts";
import { leadActor } from "#tests/support/actors.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { peopleCalls } from "#tests/support/people.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { contentOf, done, writePost } from "#tests/support/writers.ts";
import { createPreview, openPreview } from "../blog/post-previews.server.ts";
import { undoCommand } from "../lead-desk/commands/undo-command.server.ts";
import { readLeadActor } from "../staff/lead-actor.server.ts";
import { readSession } from "../staff/read-session.server.ts";
import { signIn } from "../staff/sign-in.server.ts";
import { changeRole } from "./change-role.server.ts";
import { invitePerson } from "./invite-person.server.ts";
import { listPeople, listRemoved } from "./list-people.server.ts";
import { purgeRemoved } from "./purge-removed.server.ts";
import { readPerson } from "./read-person.server.ts";
import { askAboutRemoval, removePerson } from "./remove-person.server.ts";
import { resetFactor } from "./reset-factor.server.ts";

const boss = "boss@sunfield.example";
const listed = "listed@sunfield.example";

describe.each(ruleKinds)("roles and removal on %s", (kind) => {
	let services: TestServices;
	let people: ReturnType<typeof peopleCalls>;
	let calls: Awaited<ReturnType<typeof accountCalls>>;
	let admin: string;
	beforeAll(async () => {
		services = await openTestServices(kind, { ADMIN_EMAILS: listed });
		calls = await accountCalls(services);
		people = peopleCalls(services, calls);
		admin = await people.openAs(boss, "admin");
	});
	afterAll(() => services.close());

	const roleOfSession = async (cookie: string) =>
		(await readSession(services, visit({ cookie }))).signedIn?.role ?? null;
	const change = async (email: string, role: string, fields: object = {}, cookie = admin) =>
		changeRole(await people.actionOf(cookie, { person: await people.idOf(email), role, ...fields }));
	const remove = async (email: string, fields: object = {}, cookie = admin) =>
		removePerson(await people.actionOf(cookie, { person: await people.idOf(email), heir: byRouting, ...fields }));
	const mailed = (to: string, subject: string) =>
		vi.waitFor(
			() => {
				const mail = services.sentMails.find((sent) => sent.to === to && sent.subject === subject);
				if (!mail) throw new Error("not mailed");
				return mail;
			},
			{ timeout: 20_000 },
		);

	test("the preview links of somebody who may no longer write end for good", async () => {
		const email = "writer@example.com";
		await people.openAs(email, "agent");
		const writer = leadActor({ userId: await people.idOf(email), role: "agent" });
		const { articleId } = await writePost(services, writer, contentOf("Fees", "One."));
		const { token } = done(await createPreview(services, writer, articleId));
		await change(email, "admin");
		expect(await openPreview(services, token)).not.toBeNull();
		await change(email, "viewer");
		expect(await openPreview(services, token)).toBeNull();
		await change(email, "agent");
		expect(await openPreview(services, token)).toBeNull();
	});

	test("a role counts right away, is mailed and sealed", async () => {
		const email = "ana@example.com";
		const cookie = await calls.openAccount(email);
		expect(await roleOfSession(cookie)).toBe("viewer");
		const id = await people.idOf(email);
		expect(await change(email, "agent")).toEqual({ ok: true, done: "role-changed", person: id });
		expect(await roleOfSession(cookie)).toBe("agent");
		expect(await change(email, "viewer")).toEqual({ ok: true, done: "role-changed", person: id });
		expect(await roleOfSession(cookie)).toBe("viewer");
		await vi.waitFor(
			() => {
				const mails = services.sentMails.filter(({ subject }) => subject === "Your role has changed");
				const named = ["Agent", "Viewer"].map((role) =>
					mails.some((mail) => mail.to === email && mail.text.includes(role)),
				);
				expect(named).toEqual([true, true]);
			},
			{ timeout: 20_000 },
		);
		const entries = await services.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
		expect(entries).toMatchObject([
			{ action: "ROLE_CHANGED", email: boss, details: "viewer to agent" },
			{ action: "ROLE_CHANGED", email: boss, details: "agent to viewer" },
		]);
		expect(await change(email, "viewer"), "the same role again").toEqual({
			ok: true,
			done: "role-changed",
			person: id,
		});
		expect(await services.database.db.$count(auditEntries, eq(auditEntries.subjectId, id))).toBe(2);
	});

	test("of two admins who take the role from each other at the same moment, one stays", async () => {
		const [one, other] = ["one@sunfield.example", "other@sunfield.example"] as const;
		const cookies = { [one]: await people.openAs(one, "admin"), [other]: await people.openAs(other, "admin") };
		const ids = { [one]: await people.idOf(one), [other]: await people.idOf(other) };
		const ofOther = await people.actionOf(cookies[one], { person: ids[other], role: "agent", heir: byRouting });
		const ofOne = await people.actionOf(cookies[other], { person: ids[one], role: "viewer", heir: byRouting });
		const results = await Promise.all([changeRole(ofOther), changeRole(ofOne)]);
		expect(results.filter((result) => "done" in result)).toHaveLength(1);
		expect(results).toContainEqual({ ok: false, code: "notAdmin" });
		const roles = [await roleOfSession(cookies[one]), await roleOfSession(cookies[other])];
		expect(roles.filter((role) => role === "admin")).toHaveLength(1);
		const again = inArray(userRoles.user_id, Object.values(ids));
		await services.database.db.update(userRoles).set({ role: "admin" }).where(again);
		const removals = await Promise.all([removePerson(ofOther), removePerson(ofOne)]);
		expect(removals.filter((result) => "done" in result)).toHaveLength(1);
		expect(await services.database.db.$count(userRoles, again)).toBe(1);
	});

	test("nobody changes the own role or removes oneself, so the last admin stays", async () => {
		const self = { ok: false, code: "self" };
		expect([await change(boss, "viewer"), await remove(boss)]).toEqual([self, self]);
		expect(await roleOfSession(admin)).toBe("admin");
	});

	test("whoever is removed has no session, no access and no invitations, and is told", async () => {
		const email = "bea@example.com";
		const cookie = await people.openAs(email, "admin");
		const id = await people.idOf(email);
		const invitation = { email: "guest@example.com", name: "Guest", role: "admin", language: "en" };
		expect(await invitePerson(await people.actionOf(cookie, invitation))).toEqual({ ok: true, done: "invited" });
		expect(await remove(email)).toMatchObject({ done: "removed" });
		expect(await roleOfSession(cookie)).toBeNull();
		const { db } = services.database;
		expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(0);
		expect(await db.$count(invitations, eq(invitations.email, invitation.email))).toBe(0);
		const again = await signIn(services, visitFromElsewhere(), { email, password }, null);
		expect(again).toMatchObject({ ok: true });
		expect(await listPeople(services, { role: "admin", userId: "" }, "en")).not.toContainEqual(
			expect.objectContaining({ id }),
		);
		await mailed(email, "Your account was removed");
		const [entry] = await db
			.select()
			.from(auditEntries)
			.where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, "PERSON_REMOVED")));
		expect(entry).toMatchObject({ email: boss, details: "admin" });
		expect(await remove(email)).toEqual({ ok: false, code: "gone" });
	});

	describe("the work of somebody who is removed", () => {
		let work: ReturnType<typeof leadWork>;
		let heir: LeadActor;
		const owned = async (leadId: string) => (await work.read(leadId)).ownerId;
		const undo = async (id: string) => {
			const by = await readLeadActor(services, leadActor({ userId: await people.idOf(boss) }));
			return (await undoCommand(services, by, id)).ok;
		};
		/** Removes somebody. @returns the command */
		async function removed(email: string, fields: object = {}): Promise<string> {
			const result = await remove(email, fields);
			if (!("done" in result && result.command)) throw new Error(JSON.stringify(result));
			return result.command;
		}
		async function agentWithWork(email: string) {
			await people.openAs(email, "agent");
			const id = await people.idOf(email);
			const leadId = await work.lead();
			await services.database.db
				.update(contactSubmissions)
				.set({ ownerId: id })
				.where(eq(contactSubmissions.id, leadId));
			const task = { id: crypto.randomUUID(), leadId, assigneeId: id, text: "Call", createdByName: "Boss" };
			await services.database.db
				.insert(leadTasks)
				.values({ ...task, dueAt: services.clock(), createdAt: services.clock() });
			const assignee = async () => {
				const [row] = await services.database.db.select().from(leadTasks).where(eq(leadTasks.id, task.id));
				return row?.assigneeId;
			};
			return { id, leadId, assignee };
		}
		beforeAll(async () => {
			work = leadWork(services);
			heir = await work.person("Heir", "agent");
		});

		test("is counted before, and nobody is removed until somebody says who takes over", async () => {
			const email = "rafael@example.com";
			const { id, leadId } = await agentWithWork(email);
			const asked = await askAboutRemoval(services, { id, name: "Rafael" }, "en");
			expect(asked).toMatchObject({ nothing: null, owns: "Rafael owns 1 lead and has 1 open task." });
			expect(asked.heirs.map((one) => one.id)).not.toContain(id);
			const refused = { ok: false, code: "invalid", errors: { heir: "choice_missing" } };
			for (const wrong of [undefined, "", id, "nobody", await people.idOf("ana@example.com")]) {
				expect(await remove(email, { heir: wrong })).toEqual(refused);
			}
			expect(await owned(leadId)).toBe(id);
			expect(await askAboutRemoval(services, { id: heir.userId, name: "Heir" }, "en")).toMatchObject({
				nothing: "Heir owns no leads and has no open tasks.",
			});
		});

		test("goes to the person who was chosen, and comes back with them", async () => {
			const email = "nadia@example.com";
			const { id, leadId, assignee } = await agentWithWork(email);
			const command = await removed(email, { heir: heir.userId });
			expect([await owned(leadId), await assignee()]).toEqual([heir.userId, heir.userId]);
			expect(await undo(command)).toBe(true);
			expect([await owned(leadId), await assignee()]).toEqual([id, id]);
			expect(await services.database.db.$count(userRoles, eq(userRoles.user_id, id))).toBe(1);
			await mailed(email, "Your role has changed");
			expect(await undo(command)).toBe(false);
		});

		test("an admin comes back as an agent: a new admin wants a password", async () => {
			const email = "olga@example.com";
			const cookie = await people.openAs(email, "admin");
			expect(await undo(await removed(email))).toBe(true);
			expect(await roleOfSession(cookie)).toBeNull();
			const [role] = await services.database.db
				.select()
				.from(userRoles)
				.where(eq(userRoles.user_id, await people.idOf(email)));
			expect(role?.role).toBe("agent");
		});

		test("a removal is listed while it can be undone, and the account is deleted after 30 days, unless the person has a role again", async () => {
			const [gone, back] = ["gone@example.com", "back@example.com"];
			for (const email of [gone, back]) {
				await people.openAs(email, "agent");
				await removed(email);
			}
			const later = (days: number) => new Date(services.clock().getTime() + days * 86_400_000);
			const listedAt = async (days: number, role: StaffRole = "admin") => {
				const parts = { database: services.database, clock: () => later(days) };
				return (await listRemoved(parts, { role }, "en")).map(({ email }) => email);
			};
			expect(await listedAt(0)).toEqual(expect.arrayContaining([gone, back]));
			expect(await listedAt(0, "agent")).toEqual([]);
			await change(back, "agent");
			expect(await listedAt(29)).toContain(gone);
			expect(await listedAt(29)).not.toContain(back);
			expect(await listedAt(31)).toEqual([]);
			await purgeRemoved(services.database.db, later(29));
			expect(await people.idOf(gone)).not.toBe("");
			await purgeRemoved(services.database.db, later(31));
			expect(await people.idOf(gone)).toBe("");
			expect(await people.idOf(back)).not.toBe("");
		});

		test("who came back and is removed again is kept for 30 days again", async () => {
			const email = "twice@example.com";
			await people.openAs(email, "agent");
			const days = (count: number) => new Date(services.clock().getTime() + count * 86_400_000);
			const command = await removed(email);
			await services.database.db
				.update(leadCommands)
				.set({ createdAt: days(-31) })
				.where(eq(leadCommands.id, command));
			await change(email, "agent");
			await removed(email);
			await purgeRemoved(services.database.db, services.clock());
			expect(await people.idOf(email), "it can still be undone").not.toBe("");
			await purgeRemoved(services.database.db, days(31));
			expect(await people.idOf(email)).toBe("");
		});
	});

	test("an address that the settings list is neither demoted nor removed", async () => {
		const cookie = await calls.openAccount(listed);
		const refused = { ok: false, code: "listed" };
		expect([await remove(listed), await change(listed, "viewer"), await change(listed, "agent")]).toEqual([
			refused,
			refused,
			refused,
		]);
		expect(await roleOfSession(cookie)).toBe("admin");
	});

	test("a demoted admin's open invitations end", async () => {
		const email = "cleo@example.com";
		const cookie = await people.openAs(email, "admin");
		const invitation = { email: "late@example.com", name: "Late", role: "admin", language: "en" };
		await invitePerson(await people.actionOf(cookie, invitation));
		await change(email, "agent");
		expect(await services.database.db.$count(invitations, eq(invitations.email, invitation.email))).toBe(0);
	});

	test("both want the password, and an admin", async () => {
		const email = "dora@example.com";
		const agent = await people.openAs(email, "agent");
		const wrong = { ok: false, code: "invalid", errors: { current: "password_wrong" } };
		expect(await change(email, "admin", { current: "Wrong-guess.1" })).toEqual(wrong);
		expect(await remove(email, { current: "Wrong-guess.1" })).toEqual(wrong);
		expect(await remove(email, { current: undefined })).toEqual({
			ok: false,
			code: "invalid",
			errors: { current: "password_missing" },
		});
		expect(await change(email, "agent", { current: password })).toMatchObject({ done: "role-changed" });
		const refused = { ok: false, code: "notAdmin" };
		expect([await change(boss, "viewer", {}, agent), await remove(boss, {}, agent)]).toEqual([refused, refused]);
		expect(await change(email, "owner")).toEqual({ ok: false, code: "invalid", errors: { role: "choice_missing" } });
		const nobody = await people.actionOf(admin, { person: "nobody", role: "agent" });
		expect(await changeRole(nobody)).toEqual({ ok: false, code: "gone" });
	});

	test("all admins, and whoever did it, are told of a new one by emails that no stranger can use up", async () => {
		const [mate, chosen, guest] = ["mate@sunfield.example", "finn@example.com", "greta@example.com"];
		await people.openAs(mate, "admin");
		await people.openAs(chosen, "agent");
		await calls.exhaustLinks(mate);
		const told = (to: string, person: string) =>
			vi.waitFor(
				() => {
					const about = services.sentMails.filter(({ subject }) => /^An admin was (?:added|invited)$/.test(subject));
					expect(about.map((mail) => mail.to)).not.toContain(chosen);
					const mail = about.find((one) => one.to === to && one.text.includes(person));
					if (!mail) throw new Error("not mailed");
					return mail;
				},
				{ timeout: 20_000 },
			);
		const invitation = { email: guest, name: "Greta", role: "admin", language: "en" };
		const asAgent = { ...invitation, email: "gabi@example.com", role: "agent" };
		expect(await invitePerson(await people.actionOf(admin, asAgent))).toEqual({ ok: true, done: "invited" });
		expect(await invitePerson(await people.actionOf(admin, invitation))).toEqual({ ok: true, done: "invited" });
		expect(await change(chosen, "admin")).toMatchObject({ done: "role-changed" });
		for (const person of [guest, chosen]) {
			const [own, others] = [await told(boss, person), await told(mate, person)];
			for (const { text } of [own, others]) {
				expect(text).toContain(boss);
				expect(text).toContain("/admin/people");
			}
			expect(own.text).toContain("Browser");
			expect(others.text, "where the other admin was").not.toMatch(/Browser|Location/);
		}
		expect(services.sentMails.filter(({ to, text }) => to === mate && text.includes(asAgent.email))).toEqual([]);
	});

	test("strangers who have links mailed to an address keep nothing from it that an admin caused", async () => {
		const [email, guest] = ["hanna@example.com", "ingo@example.com"];
		await people.openAs(email, "agent");
		for (const address of [email, guest]) await calls.exhaustLinks(address);
		const invitation = { email: guest, name: "Ingo", role: "agent", language: "en" };
		expect(await invitePerson(await people.actionOf(admin, invitation))).toEqual({ ok: true, done: "invited" });
		expect(await change(email, "viewer")).toMatchObject({ done: "role-changed" });
		await mailed(email, "Your role has changed");
		expect(await remove(email)).toMatchObject({ done: "removed" });
		await mailed(email, "Your account was removed");
		expect(await people.invitationTokens(guest)).toHaveLength(1);
	});

	test("a lost second factor is reset", async () => {
		const email = "emma@example.com";
		const cookie = await people.openAs(email, "agent");
		const id = await people.idOf(email);
		const reset = async (fields: object = {}) => resetFactor(await people.actionOf(admin, { person: id, ...fields }));
		expect(await reset()).toEqual({ ok: false, code: "gone" });
		await services.database.db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, id));
		expect(await readPerson(services, { role: "admin", userId: "x" }, id, "en")).toMatchObject({ hasFactor: true });
		expect(await reset({ current: "Wrong-guess.1" })).toEqual({
			ok: false,
			code: "invalid",
			errors: { current: "password_wrong" },
		});
		expect(await reset({ current: password })).toEqual({ ok: true, done: "factor-reset", person: id });
		expect(await roleOfSession(cookie)).toBeNull();
	});

	test("admins alone see who works here, with the last sign-in", async () => {
		const list = await listPeople(services, { role: "admin", userId: await people.idOf(boss) }, "en");
		expect(list.find(({ email }) => email === boss)).toMatchObject({ isSelf: true, roleName: "Admin" });
		const strangers = list.filter(({ signedIn }) => signedIn === null);
		expect(strangers.map(({ name }) => name)).toEqual(["Heir"]);
		expect(await listPeople(services, { role: "agent", userId: "x" }, "en")).toEqual([]);
		const id = await people.idOf(boss);
		expect(await readPerson(services, { role: "agent", userId: id }, id, "en")).toBeNull();
		expect(await readPerson(services, { role: "admin", userId: id }, id, "en")).toMatchObject({ email: boss });
		expect(await readPerson(services, { role: "admin", userId: id }, "../x", "en")).toBeNull();
	});
});
