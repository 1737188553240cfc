import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
	auditEntries,
	blogImages,
	contactSubmissions,
	leadCommands,
	publicProfiles,
	staffRecords,
	userRoles,
} from "#database/schema.ts";
import { addDays, zonedTime } from "#domain/office-hours/zoned-time.ts";
import { byRouting } from "#domain/staff/people.ts";
import { newProfile } from "#domain/team/public-profile.ts";
import { accountCalls, visitFromElsewhere } from "#tests/support/accounts.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { peopleCalls } from "#tests/support/people.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { chooseQuietHours } from "../account/choose-quiet-hours.server.ts";
import { deleteLongUnusedImages } from "../blog/unused-images.server.ts";
import { undoCommand } from "../lead-desk/commands/undo-command.server.ts";
import { beginLeaves } from "../leave/begin-leaves.server.ts";
import { readLeaveChoices } from "../leave/plan-leave.server.ts";
import { encodeImage } from "../media/encode-image.server.ts";
import { claimsTopic } from "../pages/claims-pages.server.ts";
import { readPublishedTeam } from "../pages/published-team.server.ts";
import { publicIdOf } from "../platform/public-id.server.ts";
import { whoIsQuiet } from "../staff/who-is-away.server.ts";
import { removeLicense, saveLicense } from "./change-licenses.server.ts";
import { saveRecord } from "./change-record.server.ts";
import { changeRole } from "./change-role.server.ts";
import { listPeople } from "./list-people.server.ts";
import { purgeRemoved } from "./purge-removed.server.ts";
import { readProfile } from "./read-profile.server.ts";
import { readStaffRecord } from "./read-record.server.ts";
import { removePerson } from "./remove-person.server.ts";
import { saveLeave } from "./save-leave.server.ts";
import { restoreProfile, savePhoto, saveProfile } from "./save-profile.server.ts";

const boss = "boss@sunfield.example";
const agent = "agent@sunfield.example";
const typedProfile = {
	shown: "on",
	order: "2",
	name: "Ana Ruiz",
	title: "agent",
	bio_en: "I read.",
	document: "Release 7",
	confirmedOn: "2026-11-01",
};

describe.each(ruleKinds)("staff records on %s", (kind) => {
	let services: TestServices;
	let people: ReturnType<typeof peopleCalls>;
	let admin: string;
	let person: string;
	beforeAll(async () => {
		services = await openTestServices(kind);
		people = peopleCalls(services, await accountCalls(services));
		admin = await people.openAs(boss, "admin");
		await people.openAs(agent, "agent");
		person = await people.idOf(agent);
	});
	afterAll(() => services.close());

	const post = async (use: typeof saveRecord, fields: object, of = person) =>
		use(await people.actionOf(admin, { person: of, ...fields }));
	const team = () => readPublishedTeam(services.database.db, services.clock());
	const listed = async () =>
		(await listPeople(services, { role: "admin", userId: "x" }, "en")).find(({ id }) => id === person);

	test("keep presence, languages and hours, and log who changed them", async () => {
		const none = await readStaffRecord(services, person, "en");
		expect(none).toMatchObject({ record: { isAway: false, languages: [], hours: {} }, licenses: [] });
		const fields = { presence: "away", best: "ht", speaks_en: "on", opens_Monday: "09:00", closes_Monday: "17:00" };
		expect(await post(saveRecord, fields)).toEqual({ ok: true, done: "record-saved", person });
		expect((await readStaffRecord(services, person, "en")).record).toEqual({
			isAway: true,
			languages: ["ht", "en"],
			hours: { Monday: { opens: "09:00", closes: "17:00" } },
		});
		expect(await listed()).toMatchObject({ isAway: true, standing: "valid" });
		expect(await post(saveRecord, { ...fields, closes_Monday: "" })).toEqual({
			ok: false,
			code: "invalid",
			errors: { opens_Monday: "time_missing" },
		});
		const [entry] = await services.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, person));
		expect(entry).toMatchObject({ action: "RECORD_CHANGED", email: boss, details: "away" });
	});

	test("keep one license of each state, and say which one ends soon", async () => {
		const license = { state: "FL", number: "W123456", expires: "2027-06-30" };
		expect(await post(saveLicense, license)).toEqual({ ok: true, done: "license-saved", person });
		expect(await post(saveLicense, { ...license, number: "W654321" })).toMatchObject({ done: "license-saved" });
		await post(saveLicense, { state: "GA", number: "77", expires: "2026-12-31" });
		expect((await readStaffRecord(services, person, "es")).licenses).toEqual([
			{ state: "FL", stateName: "Florida", number: "W654321", expires: "30 de junio de 2027", standing: "valid" },
			{ state: "GA", stateName: "Georgia", number: "77", expires: "31 de diciembre de 2026", standing: "expiring" },
		]);
		expect(await listed()).toMatchObject({ standing: "expiring" });
		expect(await post(saveLicense, { ...license, expires: "2026-11-22" })).toEqual({
			ok: false,
			code: "invalid",
			errors: { expires: "license_date" },
		});
		expect(await post(removeLicense, { remove: "OH" })).toEqual({ ok: false, code: "gone" });
	});

	/** Saves a profile as it was typed, over the newest version. */
	const show = async (change: object = {}, of = person) =>
		post(saveProfile, { ...typedProfile, seen: await newest(of), ...change }, of);
	const newest = async (of = person) => {
		const versions = await services.database.db.select().from(publicProfiles).where(eq(publicProfiles.userId, of));
		return String(Math.max(0, ...versions.map(({ version }) => version)));
	};

	test("are what visitors see, with the profile that an admin shows and without what has expired", async () => {
		expect(await team()).toEqual([]);
		expect(await show({ confirmedOn: "2025-11-22" })).toEqual({
			ok: false,
			code: "invalid",
			errors: { confirmedOn: "permission_date" },
		});
		expect(await show()).toEqual({ ok: true, done: "public-saved", person });
		const florida = { state: "FL", number: "W654321" };
		const georgia = { state: "GA", number: "77" };
		const shown = { id: publicIdOf(person), name: "Ana Ruiz", isAway: true, languages: ["ht", "en"] };
		expect(await team()).toMatchObject([{ ...shown, bio: { en: "I read." }, licenses: [florida, georgia] }]);
		services.setNow(new Date("2027-01-01T15:00:00Z"));
		expect(await team()).toMatchObject([{ ...shown, licenses: [florida] }]);
		services.setNow(new Date("2027-11-02T15:00:00Z"));
		expect(await team(), "a year after the permission was confirmed").toEqual([]);
		services.setNow(new Date("2026-11-23T15:00:00Z"));
		await post(removeLicense, { remove: "GA" });
		expect(await team()).toMatchObject([{ licenses: [florida] }]);
		const bossId = await people.idOf(boss);
		await post(saveRecord, { presence: "active", best: "en" }, bossId);
		expect(await show({ name: "Zoe", order: "1", title: "office" }, bossId)).toMatchObject({ ok: true });
		expect(
			(await team()).map(({ name }) => name),
			"in the order that the admin chose",
		).toEqual(["Zoe", "Ana Ruiz"]);
		await show({ shown: undefined }, bossId);
		expect((await team()).map(({ name }) => name)).toEqual(["Ana Ruiz"]);
	});

	test("have a profile of which each version is kept and can be used again, and nobody saves over a newer one", async () => {
		const first = await newest();
		expect(await show()).toMatchObject({ ok: true });
		expect(await newest(), "as it was").toBe(first);
		expect(await show({ name: "Ana Paz" })).toMatchObject({ ok: true });
		expect(await show({ name: "Ana Old", seen: first })).toEqual({ ok: false, code: "gone" });
		expect((await team())[0]).toMatchObject({ name: "Ana Paz" });
		const restore = async (version: string, of = person) =>
			post(restoreProfile, { restore: version, seen: await newest(of) }, of);
		expect(await restore(first, await people.idOf(boss)), "somebody else's").toEqual({ ok: false, code: "gone" });
		expect(await restore(first)).toEqual({ ok: true, done: "public-saved", person });
		expect((await team())[0]).toMatchObject({ name: "Ana Ruiz" });
		const onFile = await readStaffRecord(services, person, "en");
		const read = await readProfile(services, { id: person, name: "x", role: "agent" }, onFile, "en");
		expect(read).toMatchObject({ hidden: null, fields: { name: "Ana Ruiz", shown: "on", bio_es: "" } });
		expect(read.versions.map(({ lines }) => lines[0])).toEqual([
			"Ana Ruiz · Licensed agent · Shown",
			"Ana Paz · Licensed agent · Shown",
			"Ana Ruiz · Licensed agent · Shown",
		]);
		const entries = await services.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, person));
		const details = entries.map((entry) => entry.details);
		expect(details).toEqual(expect.arrayContaining(["public", `profile ${first} again`]));
	});

	test("are shown, and shown as before, only by admins who proved themselves again", async () => {
		const seen = await newest();
		const images = await services.database.db.$count(blogImages);
		const profile = { ...typedProfile, name: "Eve", seen, restore: seen };
		for (const [use, fields] of [
			[saveProfile, profile],
			[restoreProfile, profile],
			[savePhoto, { seen, photo: new File(["x"], "me.jpg") }],
			[savePhoto, { seen, remove: "on" }],
		] as const) {
			expect(await post(use, { ...fields, current: "" })).toEqual({
				ok: false,
				code: "invalid",
				errors: { current: "password_missing" },
			});
			expect(await post(use, { ...fields, current: "Wrong-guess.1" })).toMatchObject({
				errors: { current: "password_wrong" },
			});
		}
		expect(await newest()).toBe(seen);
		const late = { photo: new File(["x"], "me.jpg"), seen: "0" };
		expect(await post(savePhoto, late), "before it is read").toEqual({ ok: false, code: "gone" });
		expect(await post(savePhoto, late, "nobody")).toEqual({ ok: false, code: "gone" });
		expect(await services.database.db.$count(blogImages)).toBe(images);
	});

	test("have a photograph, once its files are made, which stays when the words change", async () => {
		const image = await sharp({ create: { width: 500, height: 400, channels: 3, background: "teal" } })
			.jpeg()
			.toBuffer();
		const upload = async (bytes: BlobPart, fields: object = {}) =>
			post(savePhoto, { photo: new File([bytes], "me.jpg"), seen: await newest(), ...fields });
		const drawing = "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>";
		for (const [bytes, error] of [
			[drawing, "photo_type"],
			["", "photo_missing"],
		] as const) {
			expect(await upload(bytes)).toEqual({ ok: false, code: "invalid", errors: { photo: error } });
		}
		const saving = upload(new Uint8Array(image), { alt_en: "Ana at her desk" });
		const { db } = services.database;
		const stored = await vi.waitUntil(async () => (await db.select().from(blogImages))[0]);
		await encodeImage(services, stored.id);
		expect(await saving).toEqual({ ok: true, done: "photo-saved", person });
		const photo = { imageId: stored.id, alt: { en: "Ana at her desk" } };
		const portrait = { web: `/media/${stored.id}-384.jpeg`, email: `/media/${stored.id}-192.jpeg`, photo };
		expect(await team()).toMatchObject([{ portrait }]);
		const onFile = await readStaffRecord(services, person, "en");
		const inForm = async () =>
			(await readProfile(services, { id: person, name: "x", role: "agent" }, onFile, "en")).photo;
		expect(await inForm()).toMatchObject({ isUnreadable: false });
		expect((await inForm())?.src).toMatch(/^data:image\/jpeg;base64,/);
		await show({ bio_en: "I listen." });
		expect(await team()).toMatchObject([{ bio: { en: "I listen." }, portrait }]);
		expect(await upload("", { alt_es: "Ana en su escritorio" })).toMatchObject({ ok: true });
		expect(await team()).toMatchObject([{ portrait: { photo: { alt: { es: "Ana en su escritorio" } } } }]);
		await db.update(blogImages).set({ unusedSince: new Date(0) });
		await deleteLongUnusedImages(services);
		expect(await db.$count(blogImages), "a profile names it").toBe(1);
		expect(await upload("", { remove: "on" })).toEqual({ ok: true, done: "photo-removed", person });
		expect(await team()).toMatchObject([{ portrait: null }]);
		await show();
	});

	test("say of a photograph that it isn't ready, or couldn't be read", async () => {
		const { db } = services.database;
		const image = { id: randomUUID(), width: 500, height: 500, uploadedBy: person, uploadedAt: services.clock() };
		await db.insert(blogImages).values({ ...image, use: "portrait" });
		const [before] = await db
			.select()
			.from(publicProfiles)
			.where(eq(publicProfiles.version, Number(await newest())));
		const value = { ...newProfile("Ana Ruiz"), ...before?.value, photo: { imageId: image.id, alt: {} } };
		await db.insert(publicProfiles).values({ userId: person, value, savedByName: "Boss", savedAt: services.clock() });
		const onFile = await readStaffRecord(services, person, "en");
		const inForm = async () =>
			(await readProfile(services, { id: person, name: "x", role: "agent" }, onFile, "en")).photo;
		expect(await inForm()).toMatchObject({ src: null, isUnreadable: false });
		await db.update(blogImages).set({ failedAt: services.clock() }).where(eq(blogImages.id, image.id));
		expect(await inForm()).toMatchObject({ src: null, isUnreadable: true });
		expect(await team()).toMatchObject([{ portrait: null }]);
	});

	test("leave the site with the role", async () => {
		const setRole = (role: "agent" | "viewer") =>
			services.database.db.update(userRoles).set({ role }).where(eq(userRoles.user_id, person));
		await setRole("viewer");
		expect(await team()).toEqual([]);
		await setRole("agent");
		expect(await team()).toHaveLength(1);
	});

	test("announce what visitors will see", async () => {
		const topics: (string | null)[] = [];
		const stop = services.database.changes.listen((topic) => topics.push(topic));
		// Now it listens.
		await expect.poll(() => topics, { timeout: 15_000 }).toContain(null);
		await show();
		await expect.poll(() => topics, { timeout: 15_000 }).toContain(claimsTopic);
		topics.length = 0;
		await people.actionOf(admin, { person, role: "viewer" }).then(changeRole);
		await people.actionOf(admin, { person, role: "agent" }).then(changeRole);
		await expect.poll(() => topics, { timeout: 15_000 }).toContain(claimsTopic);
		stop();
	});

	test("have a leave, at whose beginning open leads and tasks go to whoever was chosen, and an undo gives them back", async () => {
		const desk = leadWork(services);
		const heir = await desk.person("Heir", "agent");
		const open = await desk.lead();
		const won = await desk.lead();
		const { db } = services.database;
		await db.update(staffRecords).set({ isAway: false });
		await db.update(contactSubmissions).set({ ownerId: person });
		await db.update(contactSubmissions).set({ status: "won" }).where(eq(contactSubmissions.id, won));
		const owners = async () => [(await desk.read(open)).ownerId, (await desk.read(won)).ownerId];
		const today = zonedTime(services.clock(), "America/New_York").date;
		const leave = { leaveFrom: addDays(today, 1), leaveUntil: addDays(today, 8), heir: heir.userId };
		expect(await post(saveLeave, { ...leave, heir: person }), "to oneself").toMatchObject({ code: "invalid" });
		expect(await post(saveLeave, leave)).toEqual({ ok: true, done: "leave-saved", person });
		expect((await readLeaveChoices(services, person)).leave).toMatchObject({
			from: leave.leaveFrom,
			heir: heir.userId,
		});
		await beginLeaves(services);
		expect(await owners(), "before the first day").toEqual([person, person]);
		expect(await listed()).toMatchObject({ isAway: false });
		expect(await post(saveLeave, { ...leave, leaveFrom: today })).toMatchObject({ ok: true });
		expect(await listed()).toMatchObject({ isAway: true });
		await Promise.all([beginLeaves(services), beginLeaves(services)]);
		expect(await owners()).toEqual([heir.userId, person]);
		const [command] = await db.select().from(leadCommands).where(eq(leadCommands.kind, "leave"));
		const own = { ...heir, userId: person, role: "agent" as const };
		expect(await undoCommand(services, own, command?.id ?? "")).toEqual({ ok: true });
		expect(await owners()).toEqual([person, person]);
		expect(await post(saveLeave, { end: "on" })).toEqual({ ok: true, done: "leave-ended", person });
		expect(await listed()).toMatchObject({ isAway: false });
	});

	test("have quiet hours, which everybody chooses for themselves", async () => {
		const visit = visitFromElsewhere({});
		const own = { userId: person, role: "agent" as const };
		const save = (fields: object) => chooseQuietHours(services, visit, own, { ...fields });
		expect(await save({ quietFrom: "21:00", quietUntil: "" })).toMatchObject({ ok: false });
		expect(await save({ quietFrom: "21:00", quietUntil: "07:00" })).toEqual({ ok: true, done: "quiet-saved" });
		const during = new Date("2026-12-01T04:00:00Z");
		expect(await whoIsQuiet(services.database.db, during)).toEqual([person]);
		await save({});
		expect(await whoIsQuiet(services.database.db, during)).toEqual([]);
	});

	test("are changed by admins alone, and go with the account", async () => {
		const refused = { ok: false, code: "notAdmin" };
		const action = await people.actionOf(admin, { person, presence: "active" });
		expect(await saveRecord({ ...action, by: { ...action.by, role: "agent" } })).toEqual(refused);
		const seen = await newest();
		const profile = await people.actionOf(admin, { ...typedProfile, person, name: "Eve", restore: seen, seen });
		for (const use of [saveProfile, restoreProfile])
			expect(await use({ ...profile, by: { ...profile.by, role: "agent" } })).toEqual(refused);
		expect(await post(saveRecord, {}, "nobody")).toEqual({ ok: false, code: "gone" });
		expect(await team()).toHaveLength(1);
		const removal = await people.actionOf(admin, { person, heir: byRouting });
		expect(await removePerson(removal)).toMatchObject({ done: "removed" });
		expect(await team(), "on the team without a role").toEqual([]);
		const later = new Date(services.clock().getTime() + 31 * 86_400_000);
		await purgeRemoved(services.database.db, later);
		expect(await services.database.db.$count(staffRecords, eq(staffRecords.userId, person))).toBe(0);
		expect(await services.database.db.$count(publicProfiles, eq(publicProfiles.userId, person))).toBe(0);
	});
});
