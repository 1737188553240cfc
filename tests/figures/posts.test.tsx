import { parse } from "node-html-parser";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterContextProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { PageFrame } from "#app/browser/page-frame.tsx";
import PostRoute, { loader } from "#app/routes/blog/post.tsx";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import type { PublishedPost } from "#domain/blog/published-post.ts";
import type { Claims } from "#domain/claims/claims.ts";
import { messagesFor } from "#i18n/messages.server.ts";
import { createPublishedPosts } from "#server/blog/published-posts.server.ts";
import { postsContext } from "#server/context.server.ts";

const samples = currentClaims();
afterEach(() => setClaims(samples));

const bare: Claims = { showsSamples: false, proven: {} };
const Page = PostRoute as unknown as ComponentType<{ loaderData: object }>;

/** A post that staff published, as visitors see it. */
async function pageOf(post: Partial<PublishedPost>, claims = bare) {
	setClaims(claims);
	const published = createPublishedPosts(() => null);
	const [builtIn] = published.all().filter(({ locale }) => locale === "en");
	const all = [{ ...builtIn, id: "7", slug: "by-staff", isBuiltIn: false, ...post } as PublishedPost];
	const context = new RouterContextProvider();
	context.set(postsContext, { ...published, isKnown: () => true, all: () => all });
	const loaderData = await loader({ params: { locale: "en", slug: "by-staff" }, context } as never);
	const html = renderToStaticMarkup(
		<PageFrame locale="en" messages={messagesFor("en", ["common", "location", "withheld"])} claims={claims}>
			<Page loaderData={loaderData} />
		</PageFrame>,
	);
	return { html, loaderData };
}

test("a post about a product with a premium has its price card once, between the heading and the text", async () => {
	const { html, loaderData } = await pageOf({
		product: null,
		category: "life-insurance",
		tags: ["whole life"],
		state: "TX",
	});
	expect(html.match(/<h1|id="price"|class="post-body"/g)).toEqual(["<h1", 'id="price"', 'class="post-body"']);
	const card = parse(html).querySelector("#price");
	expect(card?.querySelector("input[name=service]")?.getAttribute("value")).toBe("whole_life");
	expect(card?.querySelector("select[name=state] option[selected]")?.getAttribute("value")).toBe("TX");
	expect(card?.querySelector("form")?.text).toMatch(/\$\d/);
	// Only a page with these messages has the rates of the owner.
	expect(loaderData).toHaveProperty("messages.withheld");
});

test.each<[string, Partial<PublishedPost>, Claims?]>([
	["a product without a premium", { product: "iul", category: "life-insurance" }],
	["the law", { product: null, category: "your-rights", tags: ["final expense"] }],
	["a state that closes the sale", { product: "final_expense", state: "NY" }],
	["figures that are switched off", { product: "final_expense" }, { ...bare, withoutFigures: ["final-expense"] }],
])("a post about %s has no price card", async (_, post, claims) => {
	const { html, loaderData } = await pageOf(post, claims);
	expect(html).toContain("post-body");
	expect(html).not.toContain('id="price"');
	expect(loaderData).not.toHaveProperty("messages");
});
