import { expect, test } from "vitest";
import { pages } from "#domain/pages/page-registry.ts";
import { currentClaims, setClaims } from "./current-claims.server.ts";
import { sharedPages } from "./shared-pages.server.ts";

test("social images have a title, and say the same whatever may be claimed", () => {
	const samples = { showsSamples: true, proven: {} };
	setClaims(samples);
	const shared = sharedPages();
	expect(currentClaims()).toBe(samples);
	expect(shared).toHaveLength(4 * pages.length);
	expect(shared.filter(({ title, eyebrow }) => !title || !eyebrow)).toEqual([]);
	expect(shared).toContainEqual({
		locale: "en",
		path: "/",
		title: "Life insurance in Florida",
		eyebrow: "Sarasota, Florida",
	});
	setClaims({ showsSamples: false, proven: { licensedStates: {} } });
	expect(sharedPages()).toEqual(shared);
});

test("an image has the title that an admin has set for its page", () => {
	const words = (text: string) => [
		{
			page: "services/iul",
			place: "title",
			texts: { es: { text, original: "0123456789abcdef" } },
			changed: { locale: "es" as const, at: "2026-11-23T15:00:00.000Z" },
			behind: [],
		},
	];
	const titleOf = (locale: string, shared: ReturnType<typeof sharedPages>) =>
		shared.find((page) => page.path === "/services/iul" && page.locale === locale)?.title;
	const shared = sharedPages(words("Un seguro para toda la vida"));
	expect(titleOf("es", shared)).toBe("Un seguro para toda la vida");
	expect(titleOf("en", shared)).toBe(titleOf("en", sharedPages()));
});
