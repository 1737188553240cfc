import { expect, test } from "vitest";
import { groupOfPage, pageOfKey, standingOfPage } from "./signed-page.ts";

test.each([
	["messages/leads.consent.box", "messages/leads", "shared"],
	["content/services/iul disclosures.items.0", "services/iul", "products"],
	["content/pages/terms who-we-are", "pages/terms", "law"],
	["content/pages/about lead", "pages/about", "pages"],
	["content/blog/one body", "blog/one", "articles"],
	["content/notices ibc", "notices", "shared"],
])("the text %s is on the page %s, in the group %s", (key, page, group) => {
	expect(pageOfKey(key)).toBe(page);
	expect(groupOfPage(page)).toBe(group);
});

const page = { sha256: "now", keys: { one: "1", two: "2" } };

const now = { sha256: "now", keys: { one: "1", two: "2" } };

test.each<[string, typeof now | undefined, Record<string, string>]>([
	["unsigned", undefined, {}],
	["unsigned", undefined, { one: "1", other: "3" }],
	["signed", undefined, { one: "1", two: "2" }],
	["changed", undefined, { one: "1", two: "before" }],
	["signed", now, {}],
	["signed", now, { one: "before" }],
	["changed", { ...now, sha256: "before" }, { one: "1", two: "2" }],
	// A text that was on the page before is signed since the site's new version.
	["changed", { ...now, keys: { one: "1", two: "before" } }, {}],
	["signed", { ...now, keys: { one: "1", two: "before" } }, { two: "2" }],
])("a page is %s if %j was signed in the dashboard and %j in the file", (standing, last, filed) => {
	expect(standingOfPage(page, last, new Map(Object.entries(filed)))).toBe(standing);
});
