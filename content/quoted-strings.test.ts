import { type HTMLElement, NodeType, parse } from "node-html-parser";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import * as english from "#i18n/english-messages.ts";
import { copyFor, messagesFor, type Namespace } from "#i18n/messages.server.ts";
import { siteBuild } from "#tests/support/site-build.ts";
import { claimsAt, setClaims } from "./current-claims.server.ts";

/** The strings of public screens that the specification quotes. Development shows each as the whole text of an element. */
const onPages: Record<string, string[]> = {
	"/en": [
		"Family Protected - Starting at $15/month",
		"Trusted by 1000s of families",
		"Licensed in 21 states",
		"24/7 email support",
		"Get Quote",
		"Book Consult",
		"Comprehensive Financial Solutions for Florida Families",
		"We Value Your Privacy",
		"Accept All",
		"Reject All",
		"Customize",
		"Maria G.",
		"James T.",
	],
	"/en/nowhere": ["Page Not Found", "Return Home", "Go Back"],
	"/en/calculator": [
		"Not sure yet",
		"IUL (Indexed Universal Life)",
		"FIA (Fixed Indexed Annuity)",
		"Debt Plan",
		"IBC (Infinite Banking Concept)",
	],
	"/en/funnels/iul/offer": ["$497", "$0"],
	"/en/funnels/fia/offer": ["$395"],
	"/en/funnels/term-life/offer": ["$195"],
};

/** What only a browser shows: texts of its own messages. */
const inMessages = [
	"Thank You!",
	"Send Another Message",
	"Cookie Preferences",
	"Necessary Cookies",
	"Analytics Cookies",
	"Marketing Cookies",
	"Personalization Cookies",
	"Cancel",
	"Save Preferences",
	"Calculate My Estimate",
	"Next Steps",
	"Email Me This Report",
	"Get Your Detailed Report",
	"First name must be at least 2 characters",
	"Last name must be at least 2 characters",
	"Invalid email address",
	"Phone number must be at least 10 digits",
	"Message must be at least 10 characters",
	"Security Notice",
	"For security, you can only submit the form once every 5 minutes. Please wait before trying again.",
	"Security check failed",
	"Please try again. If the problem persists, contact us directly.",
	"Error sending message",
	"You're submitting too quickly. Please wait a moment and try again.",
	"Network error. Please check your connection and try again.",
	"Message sent successfully!",
	"Immediately",
	"Within 30 Days",
	"1–3 Months",
	"3+ Months",
	"Error. Try again.",
	"Check your email!",
	"Sending…",
	"Sign In",
	"Sign Up",
	"Signing In...",
	"Creating Account...",
	"Something went wrong",
	"Try Again",
	"Reload Page",
	"Access Denied",
	"You do not have permission to access this area.",
	"No contact submissions found",
	"No visitor profiles found",
	"Start early for maximum growth potential",
	"Consider higher allocation to equity indices",
	"Explore premium financing options",
	"Time is limited - consider catch-up contributions",
	"Fixed indexed annuities provide downside protection",
];

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

describe.each(Object.entries(onPages))("%s", (path, strings) => {
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
	expect(inMessages.filter((string) => !texts.has(string))).toEqual([]);
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
