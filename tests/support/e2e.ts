import { randomInt } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import type { OptionalCategory } from "#domain/consent/cookie-consent.ts";
import { outOfTime } from "../../scripts/testing/phase-results.ts";
import { answerCookieNotice } from "./cookie-answer.ts";
import { type PageProblems, watchForProblems } from "./page-problems.ts";
import { type ReceivedMail, readOutbox } from "./read-mail.ts";
import { openReader } from "./reader.ts";
import { productionVariables, type Site, startSite } from "./site.ts";

export { expect };

/** The deadline of the whole run: a gate is ended after ninety minutes. */
const deadline = Number(process.env.E2E_DEADLINE || Number.POSITIVE_INFINITY);

interface TestFixtures {
	/** The cookie categories that the visitor allowed on an earlier visit, by default none. `unasked` is a first visit. */
	allowed: readonly OptionalCategory[] | "unasked";
	/** Fails the test if the browser reports a problem. */
	problems: PageProblems;
	/** A page of an anonymous reader, with a browser of their own. */
	reader: Page;
	/** Waits for `count` mails that have this address as recipient or reply address. */
	mailsWith: (address: string, count: number) => Promise<ReceivedMail[]>;
}

interface WorkerFixtures {
	site: Site;
}

/** Tests of what the public sees: in production, where nothing is on file that proves a claim. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
		async ({}, use) => {
			// Passkeys need a name: they do not work for an address.
			await useSite(await startSite(process.env.DATABASE_URL, productionVariables, "localhost"), use);
		},
		{ scope: "worker", timeout: 180_000 },
	],

	baseURL: async ({ site }, use) => use(site.origin),

	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
	extraHTTPHeaders: async ({}, use) => use({ "x-forwarded-for": `10.${byte()}.${byte()}.${byte()}` }),

	allowed: [[], { option: true }],

	problems: [
		async ({ context, site, allowed }, use, testInfo) => {
			testInfo.skip(Date.now() > deadline, outOfTime);
			if (allowed !== "unasked") await answerCookieNotice(context, allowed);
			// Rows of this test are newer than those of the tests before.
			await site.ask("moveClock", 1);
			const problems = await watchForProblems(context, site.origin);
			await use(problems);
			expect(problems.found(), "problems that the browser reported").toEqual([]);
		},
		{ auto: true },
	],

	reader: async ({ browser, problems, site }, use) => {
		const reader = await openReader(browser, problems, site.origin);
		await use(reader);
		await reader.context().close();
	},

	mailsWith: async ({ site }, use) =>
		use(async (address, count) => {
			const find = () => readOutbox(site.outbox).filter(({ to, replyTo }) => to === address || replyTo === address);
			// A mail with a PDF waits until that is drawn.
			await expect.poll(() => find().length, { message: `mails with ${address}`, timeout: 60_000 }).toBe(count);
			return find();
		}),
});

/** Lets the tests of a worker use its site. No page may have violated the content security policy in them. */
export async function useSite(site: Site, use: (site: Site) => Promise<void>): Promise<void> {
	await use(site);
	const reports = await site.ask("cspReports");
	await site.stop();
	expect(reports, "reported violations of the content security policy").toEqual([]);
}

/** Waits until the page's script runs. It starts late, because pages work without it. */
export async function hydrated(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		if ("__reactRouterContext" in window) {
			if (performance.getEntriesByType("navigation").length > 0) {
				return performance.getEntriesByName("application-start").length > 0;
			}
			// A clock that a test moves has no time line.
			return Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react"));
		}
		// While a page is loaded again, there is none for a moment.
		const root: HTMLElement | null = document.documentElement;
		if (!root || !("scripted" in root.dataset)) return false;
		// Some islands start only when the pointer reaches them.
		const parts = [...document.querySelectorAll<HTMLElement>("[data-island]:not([data-when=toast])")];
		for (const part of parts) part.dispatchEvent(new PointerEvent("pointerover"));
		return parts.every((part) => "ready" in part.dataset);
	});
}

function byte(): number {
	return randomInt(1, 255);
}
