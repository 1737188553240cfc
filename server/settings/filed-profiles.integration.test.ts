import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, blogImages, publicProfiles, users } from "#database/schema.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { newProfile, type PublicProfile } from "#domain/team/public-profile.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { settingsCalls } from "#tests/support/settings.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import { exportSettings } from "./settings-file.server.ts";

describe.each(sqlKinds)("people in a file of the settings on %s", (kind) => {
	let services: TestServices;
	let owner: LeadActor;
	let calls: ReturnType<typeof settingsCalls>;
	let rosa: LeadActor;
	const imageId = crypto.randomUUID();
	const profile: PublicProfile = {
		...newProfile("Rosa Gil"),
		isShown: true,
		bio: { en: "I answer the phone.", es: "Contesto el teléfono." },
		permission: { document: "Release 3", confirmedOn: "2025-01-02" },
		photo: { imageId, alt: { en: "Rosa" } },
	};
	beforeAll(async () => {
		services = await openTestServices(kind);
		const work = leadWork(services);
		owner = await work.person("Olga", "admin");
		rosa = await work.person("Rosa", "agent");
		calls = settingsCalls(services, owner);
		const { db } = services.database;
		const image = { id: imageId, use: "portrait", width: 400, height: 400, uploadedBy: owner.userId } as const;
		await db.insert(blogImages).values({ ...image, uploadedAt: services.clock() });
		const saved = { savedByName: "Olga", savedAt: services.clock() };
		await db.insert(publicProfiles).values({ userId: rosa.userId, value: profile, ...saved });
	});
	afterAll(() => services.close());

	const profiles = async () =>
		(await services.database.db.select().from(publicProfiles).orderBy(publicProfiles.version)).map(
			({ value }) => value,
		);
	const exported = async () => (await exportSettings(services, owner)).text();

	test("they leave and enter with it, by the address of their account, and nothing is stored twice", async () => {
		const { db } = services.database;
		const file = await exported();
		expect(JSON.parse(file).people).toEqual([{ email: `${rosa.userId}@example.com`, profile }]);
		expect(await calls.importFile(file)).toEqual({ ok: true });
		expect(await profiles(), "it is so already").toEqual([profile]);
		await db.delete(publicProfiles);
		expect(await calls.importFile(file)).toEqual({ ok: true });
		expect(await profiles(), "nobody here had that photograph").toEqual([{ ...profile, photo: null }]);
		const saved = { userId: rosa.userId, savedByName: "Olga", savedAt: services.clock() };
		const hidden = { ...profile, isShown: false };
		await db.delete(publicProfiles);
		await db.insert(publicProfiles).values([
			{ ...saved, value: hidden },
			{ ...saved, value: { ...profile, bio: {} } },
		]);
		expect(await calls.importFile(file)).toEqual({ ok: true });
		expect((await profiles()).at(-1)).toEqual(profile);
		expect(await exported()).toBe(file);
		await db.insert(publicProfiles).values({ ...saved, value: { ...hidden, bio: {} } });
		expect(await calls.importFile(file)).toEqual({ ok: true });
		expect((await profiles()).at(-1), "an older file makes nobody public again").toEqual(hidden);
		const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, "RECORD_CHANGED"));
		const about = { userId: owner.userId, subjectId: rosa.userId };
		expect(entries).toMatchObject(["public", "public", "not public"].map((details) => ({ ...about, details })));
		const before = await profiles();
		const { people: _, ...older } = JSON.parse(file);
		expect(await calls.importFile(JSON.stringify(older))).toEqual({ ok: true });
		expect(await profiles(), "a file from before leaves them").toEqual(before);
	});

	test("a photograph that this site doesn’t have is left out, and so is somebody without an account", async () => {
		const { db } = services.database;
		const saved = { userId: rosa.userId, savedByName: "Olga", savedAt: services.clock() };
		await db.insert(publicProfiles).values({ ...saved, value: profile });
		const file = await exported();
		await db.insert(publicProfiles).values({ ...saved, value: { ...profile, bio: {} } });
		await db.delete(blogImages);
		const stranger = { email: "stranger@example.com", profile };
		const { people, ...others } = JSON.parse(file);
		expect(await calls.importFile(JSON.stringify({ ...others, people: [...people, stranger] }))).toEqual({ ok: true });
		expect((await profiles()).at(-1)).toEqual({ ...profile, photo: null });
		expect(await db.$count(users, eq(users.email, stranger.email))).toBe(0);
	});

	test("what the page would refuse is refused here, and nothing of the file is saved", async () => {
		const before = await profiles();
		const file = JSON.parse(await exported());
		for (const wrong of [
			{ name: "" },
			{ permission: { document: "Release 3", confirmedOn: "2999-01-02" } },
			{ bio: { en: "a".repeat(301) } },
			{ npn: "x" },
			{ permission: null },
			{ title: "owner" },
			{ photo: { imageId, alt: { en: "a".repeat(121) } } },
		]) {
			const people = [{ email: `${rosa.userId}@example.com`, profile: { ...profile, ...wrong } }];
			expect(await calls.importFile(JSON.stringify({ ...file, people })), JSON.stringify(wrong)).toEqual({
				ok: false,
				code: "invalid",
				errors: { file: "file_invalid" },
			});
		}
		const people = [{ email: "rosa\u0000@example.com", profile }];
		expect(await calls.importFile(JSON.stringify({ ...file, people }))).toMatchObject({ code: "invalid" });
		expect(await profiles()).toEqual(before);
	});
});
