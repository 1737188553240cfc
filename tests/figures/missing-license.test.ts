import { createRequestHandler, RouterContextProvider } from "react-router";
import { beforeAll, expect, test, vi } from "vitest";
import { licenseNumbers } from "#content/license-numbers.ts";
import { shownTeam } from "#content/shown-team.server.ts";
import { salesRefusal } from "#domain/claims/selling.ts";
import { licensedStates } from "#domain/compliance/licensed-states.ts";
import { pages } from "#domain/pages/page-registry.ts";
import { readableFacts } from "#domain/settings/sections.ts";
import { siteBuild } from "#tests/support/site-build.ts";

// Texas has a page of its own, a number, an agent with a license there, and a story.
vi.mock("#domain/compliance/missing-licenses.ts", () => ({ missingLicenses: ["TX"] }));
vi.mock("#content/agency.ts", async (original) => {
	const module = await original<typeof import("#content/agency.ts")>();
	return { ...module, agency: { ...module.agency, licenseNumbers: { FL: "W1", TX: "T2" } } };
});

let fetchPage: (path: string) => Promise<Response>;

beforeAll(async () => {
	vi.stubEnv("VITE_SITE_ORIGIN", "https://site.example");
	const handle = createRequestHandler(await siteBuild(), "production");
	fetchPage = (path) => handle(new Request(`https://site.example${path}`), new RouterContextProvider());
}, 300_000);

test("a state whose license is marked as missing is like one without a record", () => {
	const samples = { showsSamples: true, proven: {} };
	const licenses = { licenseNumbers: { TX: "T2" } };
	expect(salesRefusal({ product: "term-life", state: "TX" }, samples, licenses)).toBe("not_licensed");
	expect(licensedStates().map(({ abbr }) => abbr)).not.toContain("TX");
	expect(licensedStates()).toHaveLength(20);
	expect(pages.filter(({ path }) => path.includes("texas"))).toEqual([]);
	expect(licenseNumbers()).toBe("FL W1");
	expect(shownTeam("en").filter(({ states }) => states.includes("TX"))).toEqual([]);
});

test("what an admin has set of the other states counts, although it names this one", () => {
	const licenses = { npn: "", licenses: { TX: { number: "T2", expiresOn: "2099-12-31" } }, missing: ["GA", "TX"] };
	expect(readableFacts({ licenses })).toEqual({ licenses: { npn: "", licenses: {}, missing: ["GA"] } });
});

test("no page says that the agency is licensed there", async () => {
	for (const path of ["/en", "/en/licensing", "/en/state-compliance"]) {
		const html = await (await fetchPage(path)).text();
		expect(html, path).toContain("Florida");
		expect(html.replace(/<select[\s\S]*?<\/select>/g, ""), path).not.toMatch(/>Texas<|"name":"Texas"|FL W1 · TX/);
	}
	expect((await fetchPage("/en/services/final-expense/texas")).status).toBe(404);
});
