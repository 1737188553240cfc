import { type HTMLElement, NodeType, parse } from "node-html-parser";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import * as english from "#i18n/english-messages.ts";
import { copyFor, messagesFor, type Namespace } from "#i18n/messages.server.ts";
import { siteBuild } from "#tests/support/site-build.ts";
import { claimsAt, setClaims } from "./current-claims.server.ts";
import { quotedInMessages, quotedOnPages } from "./quoted-strings.ts";

let fetchPage: (path: string) => Promise<HTMLElement>;

beforeAll(async () => {
	vi.stubEnv("VITE_SITE_ORIGIN", "https://site.example");
	setClaims({ showsSamples: true, proven: {} });
	const handle = createRequestHandler(await siteBuild(), "production");
	fetchPage = async (path) => {
		const response = await handle(new Request(`https://site.example${path}`), new RouterContextProvider());
		return parse(await response.text());
	};
}, 300_000);
afterAll(() => setClaims(claimsAt(new Date(), false)));

describe.each(Object.entries(quotedOnPages))("%s", (path, strings) => {
	test("shows each quoted string in an element of its own", async () => {
		const page = await fetchPage(path);
		// A link's own text, without "opens in a new tab" for screen readers.
		const texts = new Set(
			page.querySelectorAll("body *").flatMap((element) => [element.text, ownText(element)].map(tidy)),
		);
		expect(strings.filter((string) => !texts.has(string))).toEqual([]);
	}, 60_000);
});

test("the messages have each quoted string", () => {
	const texts = new Set(leavesOf(messagesFor("en", Object.keys(english) as Namespace[])));
	for (const name of ["contact", "account", "common"] as const)
		for (const text of leavesOf(copyFor("en", name))) texts.add(text);
	expect(quotedInMessages.filter((string) => !texts.has(string))).toEqual([]);
});

function ownText({ childNodes }: HTMLElement): string {
	return childNodes
		.filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE)
		.map(({ text }) => text)
		.join("");
}

function tidy(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}

/** The messages without placeholders. */
function leavesOf(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return value && typeof value === "object" ? Object.values(value).flatMap(leavesOf) : [];
}
