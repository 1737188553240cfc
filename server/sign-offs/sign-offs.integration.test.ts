import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { originalWords } from "#content/original-words.server.ts";
import { auditEntries, textSignOffs } from "#database/schema.ts";
import { signedPagePath } from "#domain/launch/launch-address.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { locales } from "#domain/locale/locales.ts";
import { consentPage } from "#domain/words/editable-words.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { settingsCalls } from "#tests/support/settings.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import { type SignedIn, servicesContext, staffContext } from "../context.server.ts";
import { openSignOffs, refreshSignOffs, setSignOffs } from "../launch/sign-offs-in-effect.server.ts";
import { refreshClaims } from "../pages/claims-pages.server.ts";
import { readKeptSettings } from "../pages/kept-settings.server.ts";
import { postWordsPage } from "../settings/post-settings.server.ts";
import { readSignedPages, readSignOffList } from "./sign-off-list.server.ts";
import { readSignOffPage } from "./sign-off-page.server.ts";
import { postSignOff } from "./sign-page.server.ts";

const spanish = { page: "services/iul", locale: "es" } as const;
const own = "Un agente se lo explica con calma.";

describe.each(sqlKinds)("signing texts off on %s", (kind) => {
	let services: TestServices;
	let owner: LeadActor;
	let calls: ReturnType<typeof settingsCalls>;
	beforeAll(async () => {
		services = await openTestServices(kind);
		owner = await leadWork(services).person("Olga", "admin");
		calls = settingsCalls(services, owner);
	});
	afterAll(async () => {
		await setSignOffs([], {});
		await services.close();
	});
	beforeEach(async () => {
		await calls.reset();
		await services.database.db.delete(textSignOffs);
		await refreshSignOffs(services.database.db, {});
	});

	const argsFor = (address: string) => {
		const context = new RouterContextProvider();
		context.set(staffContext, { locale: "en", role: "admin", provedAt: services.clock() } as unknown as SignedIn);
		context.set(servicesContext, services);
		return { request: new Request(`http://localhost${address}`), context };
	};
	const opened = async () => (await readSignOffPage(argsFor("/"), spanish)) ?? expect.fail("There is no such page");
	const post = (intent: string, seen: string | null) =>
		postSignOff(services, owner, spanish, { intent, seen: seen ?? "" });
	const setText = async (section: "words" | "consent", fields: Record<string, string>) =>
		postWordsPage(
			services,
			owner,
			section,
			{ intent: "save", seen: String(await calls.newest(section)), ...fields },
			"en",
		);
	const setLead = (text: string) => setText("words", { page: spanish.page, place: "lead", language: "es", text });

	test("a sign-off counts for the text that was read, and falls back when an admin changes a word", async () => {
		const before = await opened();
		expect(before).toMatchObject({ standing: "unsigned", signed: null, address: "/es/services/iul" });
		const { all, open } = openSignOffs().es;
		expect(await post("sign", before.seen.sign)).toEqual({ ok: true });
		const texts = before.lines.filter(({ isSigned }) => isSigned).length;
		expect(texts).toBeGreaterThan(2);
		expect(openSignOffs().es).toEqual({ all, open: open - texts, changed: 0 });
		expect(openSignOffs().en.open).toBe(openSignOffs().en.all);
		expect(await opened()).toMatchObject({ standing: "signed", open: null, signed: expect.stringContaining("Olga") });
		// A process that starts without its database, and the command, have it from the data folder.
		await refreshClaims(services, services);
		expect(readKeptSettings(services.env.dataDir).signOffs).toHaveLength(texts);

		expect(await setLead(own)).toEqual({ ok: true });
		const changed = await opened();
		expect(changed).toMatchObject({ standing: "changed", open: null });
		const marked = changed.lines.filter(({ kind }) => kind !== "same");
		expect(marked).toMatchObject([{ kind: "changed", isSigned: false }]);
		expect(
			marked[0]?.forms
				.flat()
				.filter(({ kind }) => kind !== "removed")
				.map(({ text }) => text)
				.join(""),
		).toBe(own);
		expect(openSignOffs().es.open, "no text about law or money changed").toBe(open - texts);

		expect(await post("sign", before.seen.sign), "the text of before").toEqual({ ok: false, code: "newer" });
		expect(await post("sign", changed.seen.sign)).toEqual({ ok: true });
		expect(await opened()).toMatchObject({ standing: "signed" });
		expect((await setLead("Otro texto.")).ok).toBe(true);
		expect(await opened()).toMatchObject({ standing: "changed" });
	});

	test("a consent text that an admin sets is open until it is signed, and is what the page shows", async () => {
		const where = { page: consentPage, locale: "en" } as const;
		const place = "consent.request.contact";
		const read = async () => (await readSignOffPage(argsFor("/"), where)) ?? expect.fail("There is no such page");
		const sign = async () => postSignOff(services, owner, where, { intent: "sign", seen: (await read()).seen.sign });
		expect(await sign()).toEqual({ ok: true });
		const { all, open } = openSignOffs().en;
		const original = originalWords(consentPage, "en").get(place) ?? "";
		const text = original.replace("about this request", "about what you ask here");
		expect(await setText("consent", { page: consentPage, place, language: "en", text })).toEqual({ ok: true });
		await refreshClaims(services, services);
		expect(openSignOffs().en).toEqual({ all, open: open + 1, changed: 1 });
		const changed = await read();
		expect(changed).toMatchObject({ standing: "changed", open: expect.stringMatching(/^1 of /) });
		const marked = changed.lines.filter(({ kind }) => kind !== "same");
		expect(marked).toMatchObject([{ kind: "changed", isSigned: true }]);
		expect(await sign()).toEqual({ ok: true });
		expect(openSignOffs().en).toEqual({ all, open, changed: 0 });
	});

	test("a sign-off is withdrawn by whoever saw it, and both steps stay on record", async () => {
		const first = await opened();
		await post("sign", first.seen.sign);
		await post("sign", first.seen.sign);
		// Signed again after a word changed: the sign-off before it must not come back.
		await setLead("Otra frase sobre el seguro de vida indexado.");
		await refreshClaims(services, services);
		const second = await opened();
		expect(await post("sign", second.seen.sign)).toEqual({ ok: true });
		const { seen } = await opened();
		expect(await post("withdraw", "1")).toEqual({ ok: false, code: "newer" });
		expect(await post("withdraw", seen.withdraw)).toEqual({ ok: true });
		expect(await post("withdraw", seen.withdraw)).toEqual({ ok: false, code: "newer" });
		expect(await opened()).toMatchObject({ standing: "unsigned", signed: null, seen: { withdraw: null } });
		expect(openSignOffs().es.open).toBe(openSignOffs().es.all);
		const rows = await services.database.db.select().from(textSignOffs).orderBy(textSignOffs.id);
		const both = { signedByName: "Olga", withdrawnByName: "Olga" };
		expect(rows).toMatchObject([first, second].map((page) => ({ ...both, sha256: page.seen.sign })));
		const entries = await services.database.db.select().from(auditEntries);
		const steps = entries.filter(({ tableName }) => tableName === "text_sign_offs").slice(-2);
		expect(steps.map(({ action }) => action)).toEqual(["TEXT_SIGNED_OFF", "TEXT_SIGN_OFF_WITHDRAWN"]);
		expect(steps[0]?.details).toBe(`services/iul (es), SHA-256 ${second.seen.sign}`);
	});

	test.each(["constructor", "prove", ""])(
		"a form that asks for %j, and a page that nobody signs, are refused",
		async (intent) => {
			expect(await post(intent, "")).toEqual({ ok: false, code: "unknown" });
			const where = { ...spanish, page: "pages/training" };
			expect(await postSignOff(services, owner, where, { intent: "sign" })).toEqual({ ok: false, code: "unknown" });
			expect(await readSignOffPage(argsFor("/"), where)).toBeNull();
		},
	);

	test("the list counts as the page Launch does, and each page leads to the next one that is open", async () => {
		const list = await readSignOffList(argsFor("/admin/launch/texts?language=es&state=unsigned"));
		const shown = list.groups.flatMap(({ pages }) => pages);
		expect(list.groups[0]?.pages.map(({ address }) => address)).toEqual([
			"/privacy",
			"/privacy/health-data",
			"/terms",
			"/compliance",
		]);
		const counted = shown.map(({ open }) => Number(open?.split(" ")[0])).reduce((sum, one) => sum + one, 0);
		expect(counted).toBe(openSignOffs().es.open);
		expect(list.languages.map(({ label }) => label)[1]).toBe(`Español: ${counted} open`);
		const { next } = await opened();
		const place = shown.findIndex(({ to }) => to === signedPagePath("services/iul", "es"));
		expect(next).toEqual({ to: shown[place + 1]?.to, name: shown[place + 1]?.name });
		await post("sign", (await opened()).seen.sign);
		const signed = await readSignOffList(argsFor("/admin/launch/texts?language=es&state=signed"));
		expect(signed.groups.flatMap(({ pages }) => pages)).toMatchObject([
			{ standing: "signed", open: null, signed: "Last signed off by Olga on November 23, 2026" },
		]);
	});

	test.each(locales)("every page has a name in %s", async (locale) => {
		const pages = await readSignedPages(services, locale, locale);
		expect(pages.filter(({ name, page }) => name === page)).toEqual([]);
		expect(new Set(pages.map(({ to }) => to)).size).toBe(pages.length);
	});
});
