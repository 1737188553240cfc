import { expect, test } from "vitest";
import { meta as metaOfPrivacy } from "./marketing/privacy.tsx";
import { meta as metaOfUnsubscribe } from "./unsubscribe/unsubscribe.tsx";

const content = { meta: { title: "Privacy", description: "x" } };
const article = { locale: "en", path: "/privacy", content, crumbs: [] };

test("pages that a link with a token opens tell the next page their host only, and still send their origin", () => {
	const strict = { name: "referrer", content: "strict-origin" };
	expect(metaOfUnsubscribe({ loaderData: { copy: { title: "Stop" } } } as never)).toContainEqual(strict);
	expect(metaOfPrivacy({ loaderData: { article, link: { token: "x" } } } as never)).toContainEqual(strict);
	expect(metaOfPrivacy({ loaderData: { article, link: null } } as never)).not.toContainEqual(strict);
});
