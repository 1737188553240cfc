import { type HTMLElement, parse } from "node-html-parser";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { claimIds } from "#domain/agency/claim-evidence.ts";
import { seedSlugs } from "#domain/blog/authored-posts.ts";
import { insuredProducts } from "#domain/claims/figures.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { prerenderedPaths } from "#domain/pages/page-registry.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { messagesFor } from "#i18n/messages.server.ts";
import { siteBuild } from "#tests/support/site-build.ts";
import { ofThisTurn } from "#tests/support/turns.ts";
import { claimsAt, setClaims } from "./current-claims.server.ts";

const copyFiles = import.meta.glob<unknown>("./*/**/{en,es,pt,ht}.ts", { eager: true, import: "default" });
const messageFiles = import.meta.glob<unknown>("../i18n/messages/*/*.json", { eager: true, import: "default" });
/** With as little as a site can show: no evidence, and all figures switched off. */
const production = { showsSamples: false, proven: {}, withoutFigures: insuredProducts };

let fetchMain: (path: string) => Promise<HTMLElement>;

beforeAll(async () => {
	vi.stubEnv("VITE_SITE_ORIGIN", "https://site.example");
	const handle = createRequestHandler(await siteBuild(), "production");
	fetchMain = async (path) => {
		const response = await handle(new Request(`https://site.example${path}`), new RouterContextProvider());
		const html = (await response.text()).replace(/<!--.*?-->/g, "");
		const main = parse(html).querySelector("main");
		if (!main) throw new Error(`${path} has no main part`);
		for (const unseen of main.querySelectorAll(unread)) unseen.remove();
		return main;
	};
}, 300_000);

afterAll(() => setClaims(claimsAt(new Date(), false)));

/** Elements that aren't read, and elements that the browser fills. */
const unread = "script, style, template, svg, [hidden], [aria-hidden=true], [role=status], #still-missing";
/** Elements that must contain text; a list item or a heading without words is left over from a claim. */
const blocks = "p, li, div, dd, h2, h3, input, td";
const controls = "img, input, button, select";
const readables = "ul, ol, dl, li, dt, dd, p, h1, h2, h3, h4, figcaption, caption, table, nav";
/** Fragments that remain when a claim is cut out of the middle of a sentence. */
const dangling = /(?:^|\s)[,;.](?=\s|$)|[,;:(]\s*[.,;]|\.\.(?!\.)|\(\s*\)|^[,;.)]|[,;]$/;

test.each(ofThisTurn(locales))(
	"production without evidence and figures leaves nothing empty, torn or without its claim, in %s",
	async (locale) => {
		setClaims(production);
		// Pages of states quote statutes, some in the words of a post that also says what nobody has confirmed.
		const statutes = JSON.stringify(messagesFor(locale, ["compliance"]));
		const besides = taggedWords(locale, "Shown").filter((words) => !statutes.includes(words));
		const instead = new Set(taggedWords(locale, "Withheld"));
		const found: string[] = [];
		for (const path of prerenderedPaths) {
			const main = await fetchMain(localizedPath(locale, path));
			for (const element of main.querySelectorAll(readables)) {
				const text = tidy(element.text);
				if (!text && !element.querySelector(controls)) found.push(`${path}: empty ${element.toString().slice(0, 120)}`);
				if (!element.querySelector(blocks) && dangling.test(text)) found.push(`${path}: ${text}`);
			}
			const text = tidy(main.text);
			for (const words of besides) if (text.includes(words)) found.push(`${path}: ${words}`);
			for (const words of instead) if (text.includes(words)) instead.delete(words);
		}
		expect(found).toEqual([]);
		expect(besides.length).toBeGreaterThan(10);
		// The rest are descriptions for search engines.
		expect([...instead].length).toBeLessThan(3);
	},
	120_000,
);

/** These are rows of a database, not pages of the build (`server/blog/authored-posts.test.ts`). */
const ofSeedPost = new RegExp(`/blog/(?:${seedSlugs.join("|")})/`);

/** The words in the tags `<claimShown>` or `<claimWithheld>`, up to a fact or a link, which divide them. */
function taggedWords(locale: Locale, kind: "Shown" | "Withheld"): string[] {
	const tagged = new RegExp(`<((?:${claimIds.join("|")}|figures|premiums|\\w+Figures)${kind})>([\\s\\S]*?)</\\1>`, "g");
	const files = { ...copyFiles, ...messageFiles };
	const own = Object.entries(files).filter(
		([path]) => (path.includes(`/${locale}/`) || path.endsWith(`/${locale}.ts`)) && !ofSeedPost.test(path),
	);
	const texts = own.flatMap(([, file]) => stringsIn(file));
	const parts = texts.flatMap((text) =>
		[...text.matchAll(tagged)].flatMap(([, , words = ""]) => words.split(/[{[<*]/)),
	);
	return [...new Set(parts.map(tidy).filter((part) => part.length >= 25))];
}

function stringsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return value && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}

function tidy(text: string): string {
	return text
		.replace(/&nbsp;|\u00a0/g, " ")
		.replace(/\s+/g, " ")
		.trim();
}
