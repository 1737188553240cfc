import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { agency } from "#content/agency.ts";
import { shownTeam } from "#content/shown-team.server.ts";
import { locales } from "#domain/locale/locales.ts";
import { type ProductSlug, productSlugs } from "#domain/products/products.ts";
import { localizedPath, productPath, statePath } from "#domain/site/pages.ts";
import { agentFor } from "#domain/team/agent-for.ts";
import { copy } from "#tests/support/copy.ts";
import { openPage, textOf } from "#tests/support/site-page.ts";

const priced: readonly ProductSlug[] = ["term-life", "whole-life", "final-expense"];
const growing: readonly ProductSlug[] = ["iul", "fia", "ibc"];
const countWords = (elements: readonly HTMLElement[]) =>
	elements.reduce((sum, element) => sum + textOf(element).split(" ").filter(Boolean).length, 0);

for (const locale of locales) {
	const open = async (slug: ProductSlug) => {
		const { page } = await openPage(localizedPath(locale, productPath(slug)));
		// Nobody sees a dialog before it is opened.
		for (const dialog of page.querySelectorAll("dialog")) dialog.remove();
		const all = (selector: string) => page.querySelectorAll(`main ${selector}`);
		return { page, all };
	};

	test.each(productSlugs)(`half of the words of %s in ${locale} are folded, and no limit is`, async (slug) => {
		const { all } = await open(slug);
		const told = ["#what-it-is", "#fit", "#how-it-works", "#faqs"];
		const folds = told.flatMap((id) => all(`${id} details`));
		const folded = countWords(folds) - countWords(folds.flatMap((fold) => fold.querySelectorAll("summary")));
		const openParagraphs = all("#what-it-is p").filter((paragraph) => !paragraph.closest("details"));
		const limits = [...openParagraphs.slice(1), ...all("#fit ul").slice(1)];
		const ends = ["h1", "h1 + p", "#next-title", "#next-title + p"];
		const read = [...told, ...ends].flatMap((selector) => all(selector));
		expect(folded / (countWords(read) - countWords(limits))).toBeGreaterThanOrEqual(0.5);

		const whole = "#fit, #growth, #costs, #example, section[aria-labelledby=disclosures-title]";
		expect(all(whole).flatMap((part) => part.querySelectorAll("details"))).toEqual([]);
		expect([...all("details h2"), ...all("details h3")].filter((heading) => !heading.closest("summary"))).toEqual([]);
	});

	test.each(productSlugs)(`%s in ${locale} has one main way on and one second way`, async (slug) => {
		const { page, all } = await open(slug);
		expect(page.querySelectorAll("#price [type=submit]")).toHaveLength(priced.includes(slug) ? 1 : 0);
		const buttons = all(".button").filter((button) => !button.closest("#price"));
		const isMain = (button: HTMLElement) => button.classList.contains("bg-coral-600");
		expect(buttons.filter(isMain)).toHaveLength(priced.includes(slug) ? 0 : 1);
		const others = buttons.filter((button) => !isMain(button));
		// Once at the top, once at the end.
		expect(others.map((button) => button.getAttribute("href"))).toEqual([agency.booking[slug], agency.booking[slug]]);
		expect(all(`a[href="tel:${agency.phone.e164}"]`).length).toBeGreaterThanOrEqual(2);
	});

	test.each(productSlugs)(`above %s in ${locale}, the header names an agent beside the phone number`, async (slug) => {
		const { page } = await open(slug);
		const agent = agentFor(shownTeam(locale), locale, null);
		const call = page.querySelector("header [data-location=header]");
		expect(call?.getAttribute("href")).toBe(`tel:${agency.phone.e164}`);
		expect(textOf(call?.nextElementSibling)).toContain(`${agent?.name}, ${agent?.role}`);
	});

	test.each(growing)(`%s in ${locale} begins with the figures of its example and their limits`, async (slug) => {
		const { all } = await open(slug);
		const figures = all("h1 ~ #growth dd").map(textOf);
		expect(figures).toHaveLength(4);
		expect(all("#example td").map(textOf)).toEqual(expect.arrayContaining(figures));
		const [growth] = all("#growth");
		const { notes, series } = copy[locale].calculator;
		expect(textOf(growth)).toContain(series.no_growth.replace(" ({rate})", ""));
		expect(textOf(growth)).toContain(notes.hypothetical);
		expect(growth?.getAttribute("data-sold")).toBe(slug);
		expect(growth?.querySelector("a[href='#assumptions']")).not.toBeNull();
	});
}

test.each([
	["term-life", "Anything paid early comes out of the death benefit."],
	["whole-life", "financial strength matters."],
	["final-expense", "only after a waiting period."],
	["iul", "The insurer can change caps and participation rates after you buy"],
	["iul", "The floor protects you only from index losses."],
	["fia", "you usually can’t undo that choice"],
	["fia", "It is not money you can take out."],
	["ibc", "is not insured by the FDIC."],
] as const)("what %s doesn't do is in sight: %s", async (slug, limit) => {
	const { page } = await openPage(localizedPath("en", productPath(slug)));
	const [paragraph] = page.querySelectorAll("#what-it-is p").filter((each) => textOf(each).includes(limit));
	expect(paragraph, limit).toBeDefined();
	expect(paragraph?.closest("details")).toBeNull();
});

test("the page of a state names somebody who is licensed there", async () => {
	const { page } = await openPage(localizedPath("ht", statePath("texas")));
	const agent = agentFor(shownTeam("ht"), "ht", "TX");
	expect(agent?.id).not.toBe(agentFor(shownTeam("ht"), "ht", null)?.id);
	const call = page.querySelector("header [data-location=header]");
	expect(textOf(call?.nextElementSibling)).toContain(agent?.name);
});
