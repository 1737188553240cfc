import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, staffRecords } from "#database/schema.ts";
import { byRouting } from "#domain/staff/people.ts";
import { accountCalls } from "#tests/support/accounts.ts";
import { peopleCalls } from "#tests/support/people.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { claimsTopic } from "../pages/claims-pages.server.ts";
import { readStaffOnFile } from "../pages/staff-on-file.server.ts";
import { removeLicense, saveLicense } from "./change-licenses.server.ts";
import { choosePublicRecord, saveRecord } from "./change-record.server.ts";
import { listPeople } from "./list-people.server.ts";
import { purgeRemoved } from "./purge-removed.server.ts";
import { readStaffRecord } from "./read-record.server.ts";
import { removePerson } from "./remove-person.server.ts";

const boss = "boss@sunfield.example";
const agent = "agent@sunfield.example";

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
	const onFile = () => readStaffOnFile(services.database.db, services.clock());
	const listed = async () =>
		(await listPeople(services, { role: "admin", userId: "x" }, "en")).find(({ id }) => id === person);

	test("keep presence, languages and hours, and log who changed them", async () => {
		const none = await readStaffRecord(services, person, "en");
		expect(none).toMatchObject({ record: { isAway: false, languages: [], hours: {} }, memberId: null, licenses: [] });
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

	test("are what visitors see of one member of the team, without what has expired", async () => {
		expect(await onFile()).toEqual({});
		expect(await post(choosePublicRecord, { member: "wideline-joseph" })).toEqual({
			ok: true,
			done: "public-saved",
			person,
		});
		const florida = { state: "FL", number: "W654321" };
		const georgia = { state: "GA", number: "77" };
		const shown = { isAway: true, languages: ["ht", "en"] };
		expect(await onFile()).toEqual({ "wideline-joseph": { ...shown, licenses: [florida, georgia] } });
		services.setNow(new Date("2027-01-01T15:00:00Z"));
		expect(await onFile()).toEqual({ "wideline-joseph": { ...shown, licenses: [florida] } });
		services.setNow(new Date("2026-11-23T15:00:00Z"));
		await post(removeLicense, { remove: "GA" });
		expect(await onFile()).toEqual({ "wideline-joseph": { ...shown, licenses: [florida] } });

		const bossId = await people.idOf(boss);
		expect(await post(choosePublicRecord, { member: "wideline-joseph" }, bossId)).toEqual({
			ok: false,
			code: "memberTaken",
		});
		expect(await post(choosePublicRecord, { member: "nobody" })).toMatchObject({ done: "public-saved" });
		expect(await onFile()).toEqual({});
	});

	test("announce what visitors will see", async () => {
		const topics: (string | null)[] = [];
		const stop = services.database.changes.listen((topic) => topics.push(topic));
		// Now it listens.
		await expect.poll(() => topics, { timeout: 15_000 }).toContain(null);
		await post(choosePublicRecord, { member: "wideline-joseph" });
		await expect.poll(() => topics, { timeout: 15_000 }).toContain(claimsTopic);
		stop();
	});

	test("are changed by admins alone, and go with the account", async () => {
		const refused = { ok: false, code: "notAdmin" };
		const action = await people.actionOf(admin, { person, presence: "active" });
		expect(await saveRecord({ ...action, by: { ...action.by, role: "agent" } })).toEqual(refused);
		expect(await post(saveRecord, {}, "nobody")).toEqual({ ok: false, code: "gone" });
		expect(await onFile()).not.toEqual({});
		const removal = await people.actionOf(admin, { person, heir: byRouting });
		expect(await removePerson(removal)).toMatchObject({ done: "removed" });
		expect(await onFile(), "on the team without a role").toEqual({});
		const later = new Date(services.clock().getTime() + 31 * 86_400_000);
		await purgeRemoved(services.database.db, later);
		expect(await services.database.db.$count(staffRecords)).toBe(0);
	});
});
