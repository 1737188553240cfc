import { createRequestHandler, RouterContextProvider } from "react-router";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { funnelCopy } from "#app/routes/funnels/load-funnel.server.ts";
import { offersCopy } from "#app/routes/funnels/offers-copy.server.ts";
import { agency } from "#content/agency.ts";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import { pageCopy } from "#content/library.server.ts";
import type { Claims } from "#domain/claims/claims.ts";
import { licensedStates } from "#domain/compliance/licensed-states.ts";
import { locales } from "#domain/locale/locales.ts";
import { stateWords } from "#domain/location/state-names.ts";
import { translator } from "#i18n/messages.server.ts";
import { siteBuild } from "#tests/support/site-build.ts";

const samples = currentClaims();
afterEach(() => setClaims(samples));

const bare: Claims = { showsSamples: false, proven: {} };
const { recruiting, ...appointments } = agency.booking;
const invitations = [...new Set(Object.values(appointments)), `tel:${agency.phone.e164}`];

let fetchPage: (path: string) => Promise<string>;

beforeAll(async () => {
	vi.stubEnv("VITE_SITE_ORIGIN", "https://site.example");
	const handle = createRequestHandler(await siteBuild(), "production");
	fetchPage = async (path) => {
		const response = await handle(new Request(`https://site.example${path}`), new RouterContextProvider());
		return response.text();
	};
}, 300_000);

/** The page with its header and menus, without its footer and scripts. */
const shown = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<footer[\s\S]*?<\/footer>/g, "");
const entities: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&#x27;": "'" };
const visible = (html: string) =>
	(/<main[\s\S]*<\/main>/.exec(shown(html))?.[0] ?? "")
		.replace(/<[^>]*>/g, "")
		.replace(/&(?:amp|quot|#x27);/g, (entity) => entities[entity] ?? entity);
const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1] ?? "";
const invitesOn = (html: string) => invitations.filter((address) => shown(html).includes(`href="${address}`));

test.each(locales)(
	'a state in which nothing may be sold keeps its page without its selling parts, in "%s"',
	async (locale) => {
		const california = `/${locale}/services/final-expense/california`;
		const sentence = translator(locale, "withheld")("reasons.no_license_number", stateWords("CA", locale));

		setClaims(samples);
		const open = await fetchPage(california);
		expect(invitesOn(open)).toContain(agency.booking["final-expense"]);
		expect(shown(open)).toContain('id="how-to-apply"');
		expect(open).toContain('"@type":"Service"');

		setClaims(bare);
		const closed = await fetchPage(california);
		expect(invitesOn(closed)).toEqual([]);
		expect(shown(closed)).toContain(sentence);
		expect(shown(closed)).not.toMatch(/id="(?:how-to-apply|next-title|products)"/);
		expect(closed).not.toContain('"@type":"Service"');
		expect(shown(closed)).toContain('id="your-rights"');

		const texas = await fetchPage(`/${locale}/services/final-expense/texas`);
		expect(invitesOn(texas)).toContain(agency.booking["final-expense"]);
		expect(shown(texas)).not.toContain(sentence);
	},
);

test.each(locales)('tables call no state licensed before that is proven, in "%s"', async (locale) => {
	setClaims(samples);
	const licensed = translator(locale, "compliance")("status.active");
	const column = new RegExp(
		`<td[^>]*>(?:<div[^>]*>)?<span[^>]*><svg[^>]*>.*?</svg>${licensed}</span>(?:</div>)?</td>`,
		"g",
	);
	const words = new RegExp(`>[^<]*${licensed}(?::[^<]*)?<`, "g");
	for (const path of ["/state-compliance", "/licensing"]) {
		setClaims(samples);
		expect(shown(await fetchPage(`/${locale}${path}`)).match(column), path).toHaveLength(licensedStates().length);
		setClaims(bare);
		const main = /<main[\s\S]*<\/main>/.exec(await fetchPage(`/${locale}${path}`))?.[0] ?? "";
		expect(shown(main).match(words), path).toBeNull();
		expect(main).toContain("/services/final-expense/texas");
	}
});

test.each(locales)('without an opinion the pages of the debt consultation offer none, in "%s"', async (locale) => {
	const pages = ["offer", "book"].map((kind) => `/${locale}/funnels/debt-action/${kind}`);
	const { eyebrow, ask, appointment, whyFree } = offersCopy(locale, "debt-action").offer;
	const { consultation, strategy_call, expect: steps, bring, lead } = funnelCopy(locale, "debt-action").book;
	const offering = [eyebrow, ask, appointment, whyFree, consultation, strategy_call, steps, bring, lead];
	const offered = offering.concat(pageCopy(locale, "offer", "debt-action").offer.title).filter(Boolean);
	const open = (await Promise.all(pages.map(fetchPage))).map(visible).join();
	expect(offered.filter((words) => open.includes(words)).length).toBeGreaterThan(6);

	setClaims(bare);
	const planner = translator(locale, "withheld")("debts.title");
	for (const page of pages) {
		const html = await fetchPage(page);
		const text = visible(html);
		expect(
			offered.filter((words) => text.includes(words) || titleOf(html).includes(words)),
			page,
		).toEqual([]);
		expect(text).toContain(planner);
		expect(html).toContain(`href="/${locale}/calculator#debt-planner"`);
		expect(invitesOn(html), page).toEqual([]);
	}

	setClaims({ showsSamples: false, proven: { debtConsultation: { states: ["FL"] } } });
	const advised = (await Promise.all(pages.map(fetchPage))).map(visible).join();
	expect(advised).toContain(funnelCopy(locale, "debt-action").book.lead);
	expect(advised).not.toContain(planner);
});
