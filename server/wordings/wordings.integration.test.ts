import { randomUUID } from "node:crypto";
import { eq, inArray, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blogPublications, shownWordings, wordings } from "#database/schema.ts";
import { servicesHandle } from "#server/platform/http/services-handle.server.ts";
import { testFile } from "#tests/support/kept-pages.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import { purgeRecords } from "../housekeeping/purge-records.server.ts";
import { recordWordings } from "./record-wordings.server.ts";
import { storeWordings } from "./store-wordings.server.ts";
import { templateWordings } from "./template-wordings.server.ts";
import { wordingsPage } from "./wordings-page.server.ts";

describe.each(sqlKinds)("what was shown, on %s", (kind) => {
	let services: TestServices;
	let shown: Record<string, string>;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());

	const html = (text: string, build = "") => ({
		...testFile(`<main><h1>${text}</h1></main><script src="${build}"></script>`),
		headers: { "Content-Type": "text/html; charset=utf-8" },
		hash: `${text} ${build}`,
	});
	const startRecorder = (build = "1") =>
		recordWordings(
			{ reception: services, services: servicesHandle(services) },
			{
				has: (path) => path in shown,
				shown: () => Object.entries(shown).map(([path, text]) => [path, html(text, build)]),
			},
		);
	const asked = (address: string, on: string) => wordingsPage(services, { address, on }, "en");
	const textsOn = async (address: string, on: string) =>
		(await asked(address, on)).wordings.map(({ text, dates }) => ({ text, dates }));

	test("last month's wording comes back after a change, with its dates", async () => {
		services.setNow(new Date("2026-10-05T15:00:00Z"));
		shown = { "/en/terms": "You can cancel within 30 days.", "/en/old-offer": "Half price." };
		const october = startRecorder();
		await october.now();
		await october.close();

		services.setNow(new Date("2026-11-10T15:00:00Z"));
		shown = { "/en/terms": "You can cancel within 10 days." };
		const november = startRecorder("2");
		await november.now();
		expect(await textsOn("/en/terms", "2026-10-20")).toEqual([
			{
				text: "You can cancel within 30 days.",
				dates: "Shown from October 5, 2026, 11:00 AM to November 10, 2026, 10:00 AM",
			},
		]);
		expect((await textsOn("/en/terms", "2026-11-10")).map(({ text }) => text)).toEqual([
			"You can cancel within 30 days.",
			"You can cancel within 10 days.",
		]);
		expect(await textsOn("/en/terms", "2026-10-04")).toEqual([]);
		// The site no longer has it.
		expect(await textsOn("/en/old-offer", "2026-11-11")).toEqual([]);

		// The first wording returns: it is shown a second time, and stored once.
		services.setNow(new Date("2026-11-20T15:00:00Z"));
		shown = { "/en/terms": "You can cancel within 30 days." };
		await november.now();
		await november.close();
		const page = await asked("/en/terms", "2026-11-25");
		expect(page.wordings.map(({ text }) => text)).toEqual(["You can cancel within 30 days."]);
		expect(page.spans.map(({ path, isShown }) => [path.slice(-13), isShown])).toEqual([
			["on=2026-11-20", true],
			["on=2026-11-10", false],
			["on=2026-10-05", false],
		]);
		const text = eq(wordings.text, "You can cancel within 30 days.");
		expect(await services.database.db.$count(wordings, text)).toBe(1);
	});

	test("a page that goes and comes back as it was is shown a second time, and another process's pages stay", async () => {
		services.setNow(new Date("2026-11-21T15:00:00Z"));
		shown = { "/en/here": "Here.", "/en/event": "Come on Sunday." };
		const recorder = startRecorder("5");
		await recorder.now();
		await storeWordings(services.database.db, [{ address: "/en/theirs", text: "New." }], services.clock());
		for (const [day, pages] of [
			["22", { "/en/here": "Here." }],
			["25", { "/en/here": "Here.", "/en/event": "Come on Sunday." }],
		] as const) {
			services.setNow(new Date(`2026-11-${day}T15:00:00Z`));
			shown = pages;
			await recorder.now();
		}
		await recorder.close();
		const countOn = async (address: string, on: string) => (await textsOn(address, on)).length;
		const days = ["2026-11-21", "2026-11-23", "2026-11-26"];
		expect(await Promise.all(days.map((on) => countOn("/en/event", on)))).toEqual([1, 0, 1]);
		expect(await countOn("/en/theirs", "2026-11-26")).toBe(1);
	});

	test("a text that several addresses say is stored once, whether it is new or known", async () => {
		const { db } = services.database;
		const at = new Date("2026-11-27T15:00:00Z");
		const say = (...addresses: string[]) =>
			addresses.map((address) => ({ address, text: "Said at several addresses." }));
		await storeWordings(db, say("/en/twin-1", "/en/twin-2"), at);
		await storeWordings(db, [...say("/en/twin-3", "/en/twin-4"), { address: "/en/twin-5", text: "Said once." }], at);
		const texts = await db
			.select({ text: wordings.text })
			.from(wordings)
			.where(inArray(wordings.text, ["Said at several addresses.", "Said once."]));
		expect(texts.map(({ text }) => text).sort()).toEqual(["Said at several addresses.", "Said once."]);
		expect(await db.$count(shownWordings, like(shownWordings.address, "/en/twin-%"))).toBe(5);
	});

	test("emails, PDFs and guides are found by a part of their name, and nobody's data is in them", async () => {
		await storeWordings(services.database.db, templateWordings(), new Date("2026-11-01T15:00:00Z"));
		const { similar, wordings: none } = await asked("acknowledgment", "2026-11-02");
		expect(none).toEqual([]);
		expect(similar.map(({ address }) => address)).toContain("emails/es/acknowledgment");
		const [email] = await textsOn("emails/en/invitation", "2026-11-02");
		expect(email?.text).toMatch(/\{\w+\}/);
		const [chat] = await textsOn("chat/en/notes", "2026-11-02");
		expect(chat?.text).toContain("with a licensed agent");
		const [guide] = await textsOn("/guides/en/iul.pdf", "2026-11-02");
		expect(guide?.text.length).toBeGreaterThan(1000);
	});

	test("an article was approved by whom the register of advertising names for that time", async () => {
		const { db } = services.database;
		const address = "/es/blog/how-much";
		await storeWordings(db, [{ address, text: "Antes." }], new Date("2026-03-01T15:00:00Z"));
		await storeWordings(db, [{ address, text: "Después." }], new Date("2026-05-01T15:00:00Z"));
		const publication = (approvedByName: string, publishedAt: Date, endedAt: Date | null) => ({
			id: randomUUID(),
			articleId: randomUUID(),
			locale: "es" as const,
			slug: "how-much",
			title: "",
			version: 1,
			versionHash: "",
			rendering: "",
			claims: [],
			writtenByName: "Ana",
			approvedByName,
			approvedAt: publishedAt,
			publishedAt,
			hash: "",
			endedAt,
		});
		const replaced = new Date("2026-05-01T14:59:30Z");
		await db
			.insert(blogPublications)
			.values([publication("Olga", new Date("2026-03-01T14:59:30Z"), replaced), publication("Pedro", replaced, null)]);
		const approvalOn = async (on: string) => (await asked(address, on)).wordings.map(({ approval }) => approval);
		expect(await approvalOn("2026-04-01")).toEqual(["Approved by Olga, 2026-03-01"]);
		expect(await approvalOn("2026-06-01")).toEqual(["Approved by Pedro, 2026-05-01"]);
	});

	test("two processes that see the same change store it once", async () => {
		shown = { "/en/about": "Two of us.", "/es/about": "Somos dos." };
		const recorders = [startRecorder("3"), startRecorder("4")];
		await Promise.all(recorders.map((recorder) => recorder.now()));
		await Promise.all(recorders.map((recorder) => recorder.close()));
		const ours = inArray(shownWordings.address, Object.keys(shown));
		expect(await services.database.db.$count(shownWordings, ours)).toBe(2);
	});

	test("a wording is deleted four years after it was last shown", async () => {
		const { db } = services.database;
		const say = (text: string, on: string) => storeWordings(db, [{ address: "/en/offer", text }], new Date(on));
		await say("Half price.", "2026-01-10");
		await say("No fee.", "2026-02-10");
		await say("Half price.", "2026-03-10");
		await say("Free.", "2026-04-10");
		const left = async (on: string) => {
			await purgeRecords(db, new Date(on));
			const texts = inArray(wordings.text, ["Half price.", "No fee.", "Free."]);
			return (await db.select().from(wordings).where(texts)).map(({ text }) => text).sort();
		};
		expect(await left("2030-03-08")).toEqual(["Free.", "Half price.", "No fee."]);
		// The first was shown again later, and the last still is.
		expect(await left("2030-03-15")).toEqual(["Free.", "Half price."]);
		expect(await left("2035-01-01")).toEqual(["Free."]);
	});
});
