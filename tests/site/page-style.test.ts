import type { HTMLElement } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { openPage, request } from "#tests/support/site-page.ts";

/** What staff's application has. */
let whole: string;

beforeAll(async () => {
	whole = styleOf((await openPage("/auth")).page);
});

const styleOf = (page: HTMLElement) => page.querySelector("style")?.text ?? "";
const names = (css: string, value: string) => css.includes(`.${value.replace(/[^\w-]/g, "\\$&")}`);

test.each(["/en", "/es/calculator", "/ht/services/term-life", "/pt/test-disc", "/en/blog", "/en/search?q=term"])(
	"%s has the rules of its classes and of what its scripts may show, and not those of other pages",
	async (path) => {
		const { page } = await openPage(path);
		const style = styleOf(page);
		const classes = new Set(page.querySelectorAll("[class]").flatMap(({ classList }) => [...classList.values()]));
		const styled = [...classes].filter((name) => names(whole, name));
		expect(styled.length).toBeGreaterThan(100);
		// Buttons have a class that only the staff's theme gives rules.
		expect(styled.filter((name) => !names(style, name) && name !== "button")).toEqual([]);
		// A refused field, which script marks on any page with a form, and the chat's bubbles.
		expect(names(style, "rounded-br-sm")).toBe(true);
		// Only in lists of leads.
		expect(names(whole, "max-lg:group-has-[input:checked]/list:sticky")).toBe(true);
		expect(names(style, "max-lg:group-has-[input:checked]/list:sticky")).toBe(false);
		expect(style.length).toBeLessThan(whole.length * 0.7);
	},
);

test("the rules of an island's result are only on pages that have the island", async () => {
	const [home, blog] = await Promise.all(["/en", "/en/blog"].map(async (path) => styleOf((await openPage(path)).page)));
	expect([names(home ?? "", "stroke-coral-600"), names(blog ?? "", "stroke-coral-600")]).toEqual([true, false]);
});

test("what the calculator's island needs is in a file, not in the page", async () => {
	const { page } = await openPage("/en");
	const context = JSON.parse(page.getElementById("page-context")?.text ?? "");
	expect(Object.keys(context.messages)).toEqual(["common", "location"]);
	const parts = await (await request(context.filedAt)).json();
	expect(Object.keys(parts.messages)).toEqual(["calculator", "questions", "withheld"]);
	const island = page.querySelector("[data-island=calculator]");
	const props = JSON.parse(page.getElementById(`${island?.id}-props`)?.text ?? "");
	expect(Object.keys(props)).not.toContain("questions");
	expect(Object.keys(parts.props.calculator.questions)).toContain("term_life");
});
