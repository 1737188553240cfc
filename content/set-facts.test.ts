import { createRequestHandler, RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import { offlinePath } from "#domain/pages/offline-page.ts";
import { prerenderedFiles } from "#domain/pages/prerendered-files.ts";
import { shownPages } from "#domain/pages/shown-pages.ts";
import { sampleRates } from "#domain/rates/sample-rates.ts";
import { localizedPath, locationPath, statePath } from "#domain/site/pages.ts";
import { otherAgency, settableTraces } from "#tests/support/other-agency.ts";
import { siteBuild } from "#tests/support/site-build.ts";
import { groupedTraces, tracesIn } from "#tests/support/traces.ts";
import { ofThisTurn } from "#tests/support/turns.ts";

let fetchPage: (path: string) => Promise<string>;

const setTable = "2026-10-01-5e77ab1e0000";
/** What computes premiums in the browser. */
const pricing = /data-quick-price|data-island="(?:calculator|card-email|funnel-calc|funnel-quote)"/;

beforeAll(async () => {
	vi.stubEnv("VITE_SITE_ORIGIN", "https://site.example");
	const handle = createRequestHandler(await siteBuild(), "production");
	const { currentClaims, setClaims } = await import("./current-claims.server.ts");
	const {
		mailFrom,
		leadInbox,
		name,
		shortName,
		legalName,
		phone,
		tollFreePhone,
		email,
		address,
		hours,
		closedOn,
		booking,
		social,
	} = otherAgency;
	const identity = { name, shortName, legalName };
	const { street, city, postalCode } = address;
	const office = { phone, tollFreePhone, email, address: { street, city, postalCode }, hours, closedOn };
	const number = { number: "W765432", expiresOn: "2099-12-31" };
	// Washington has a page of its own.
	const licenses = { npn: "7654321", licenses: { FL: number }, missing: ["WA"] };
	const rates = { term_life: { ...sampleRates.term_life, id: setTable } };
	const mail = { mailFrom, leadInbox, dkimSelector: "" };
	setClaims({ ...currentClaims(), facts: { identity, office, links: { booking, social }, mail, licenses, rates } });
	fetchPage = async (path) => {
		const response = await handle(new Request(`https://site.example${path}`), new RouterContextProvider());
		return response.text();
	};
}, 300_000);
afterAll(async () => {
	const { replaceFacts } = await import("./facts-in-effect.ts");
	replaceFacts();
});

const tracesOf = (where: string, text: string) => tracesIn({ where, text }, settableTraces);

test.each(ofThisTurn(locales))(
	"pages in %s know only what an admin has set",
	async (locale) => {
		const found: string[] = [];
		const left: ReturnType<typeof tracesOf> = [];
		const paths = [...shownPages().map(({ path }) => path), "/search", "/nowhere"].map((path) =>
			localizedPath(locale, path),
		);
		for (const address of [...paths, offlinePath(locale)]) {
			const html = await fetchPage(address);
			if (!html.includes(otherAgency.phone.e164)) found.push(`${address}: not the new number`);
			if (!html.includes(otherAgency.legalName)) found.push(`${address}: not the legal entity`);
			if (html.includes(otherAgency.leadInbox)) found.push(`${address}: the inbox of the staff`);
			left.push(...tracesOf(address, html));
			if (pricing.test(html) && !html.includes(setTable)) found.push(`${address}: not the rates`);
			if (html.includes(localizedPath(locale, statePath("washington")))) found.push(`${address}: a link to Washington`);
		}
		expect(found).toEqual([]);
		expect(groupedTraces(left)).toBe("");
	},
	60_000,
);

test("only pages that compute prices carry the rates", async () => {
	expect(await fetchPage("/en")).toContain(setTable);
	expect(await fetchPage("/en/privacy")).not.toContain(setTable);
});

test.each(prerenderedFiles)("%s knows only what an admin has set", async (path) => {
	expect(groupedTraces(tracesOf(path, await fetchPage(path)))).toBe("");
});

test("the page of the city that the office has left is gone, and the one that it moved to says so", async () => {
	const { currentClaims, setClaims } = await import("./current-claims.server.ts");
	const sarasota = locationPath("sarasota");
	expect(await fetchPage(`/en${sarasota}`)).toContain("Page Not Found");
	expect(await fetchPage("/en")).not.toContain(sarasota);
	const before = currentClaims();
	expect(await fetchPage(`/en${locationPath("orlando")}`)).toContain("We have no office in Orlando");
	const { phone, tollFreePhone, email, hours, closedOn } = otherAgency;
	const address = { street: "1 Lake Street", city: "Orlando", postalCode: "32801" };
	setClaims({ ...before, facts: { office: { phone, tollFreePhone, email, address, hours, closedOn } } });
	const orlando = await fetchPage(`/en${locationPath("orlando")}`);
	expect(orlando).not.toContain("no office");
	expect(orlando).toContain("At the office by appointment");
	setClaims(before);
});

test("a state without a license is on no list, and its number of states is counted everywhere", async () => {
	const home = await fetchPage("/en");
	expect(home).toMatch(/\b20 states\b/i);
	expect(home).not.toMatch(/\b21 states\b|"name":"Washington"/i);
	expect(home).toContain('"name":"Wisconsin"');
	const licensing = await fetchPage("/en/licensing");
	for (const number of ["W765432", "7654321"]) expect(licensing).toContain(number);
	expect(licensing.replace(/<select[\s\S]*?<\/select>/g, "")).not.toMatch(/>Washington</);
	for (const file of ["/sitemap-en.xml", "/llms.txt"]) {
		expect(await fetchPage(file)).toContain(statePath("wisconsin"));
		expect(await fetchPage(file)).not.toContain(statePath("washington"));
	}
	expect(await fetchPage(`/en${statePath("washington")}`)).toContain("Page Not Found");
});

test("without a license in the home state, the pages of its cities are gone", async () => {
	const [{ currentClaims, setClaims }, { search }] = await Promise.all([
		import("./current-claims.server.ts"),
		import("./search-index.server.ts"),
	]);
	const miami = locationPath("miami");
	const found = async () => ({
		page: !(await fetchPage(`/en${miami}`)).includes("Page Not Found"),
		menu: (await fetchPage("/en")).includes(miami),
		sitemap: (await fetchPage("/sitemap-en.xml")).includes(miami),
		llms: (await fetchPage("/llms.txt")).includes(miami),
		search: search("en", "Miami").hits.some(({ path }) => path.endsWith(miami)),
	});
	expect(await found()).toEqual({ page: true, menu: true, sitemap: true, llms: true, search: true });
	setClaims({ ...currentClaims(), facts: { licenses: { npn: "", licenses: {}, missing: ["FL"] } } });
	expect(await found()).toEqual({ page: false, menu: false, sitemap: false, llms: false, search: false });
});
