import { expect, test } from "vitest";
import type { LinkFacts } from "../agency/settable-facts.ts";
import { fieldsOfLinks, readLinksForm } from "./links-form.ts";

const links: LinkFacts = {
	booking: {
		general: "https://calendly.com/agency/consultation",
		"term-life": "https://calendly.com/agency/term?hide_gdpr_banner=1",
		"whole-life": "",
		"final-expense": "",
		iul: "",
		fia: "",
		ibc: "",
		"debt-action": "",
		recruiting: "https://calendly.com/agency/careers",
	},
	social: {
		facebook: "https://www.facebook.com/agency",
		instagram: "",
		linkedin: "https://linkedin.com/company/agency",
	},
};
const read = (changes: Record<string, unknown>) => readLinksForm({ ...fieldsOfLinks(links), ...changes });

test("what is saved is what the form shows", () => {
	expect(read({})).toEqual({ ok: true, facts: links });
});

test.each([
	["calendly.com/agency/consultation", links.booking.general],
	["  HTTPS://Calendly.com/agency/consultation#top ", links.booking.general],
	["https://calendly.com/Agency/%C3%A9", "https://calendly.com/Agency/%C3%A9"],
	["https://book.agency.example:8443/?day=1&x=a,b", "https://book.agency.example:8443/?day=1&x=a,b"],
])("%s is the address %s", (typed, general) => {
	expect(read({ booking_general: typed })).toMatchObject({ ok: true, facts: { booking: { general } } });
});

test.each([
	"",
	"http://calendly.com/agency",
	"javascript:alert(1)",
	"JavaScript://calendly.com/%0Aalert(1)",
	"data:text/html,hello",
	"//calendly.com/agency",
	"https://",
	"https:///agency",
	"https://agency",
	"https://localhost/agency",
	"https://127.0.0.1/agency",
	"https://[::1]/agency",
	"https://user:secret@calendly.com/agency",
	"https://calendly.com@evil.example/agency",
	"https://calendly.com\\@evil.example",
	'https://calendly.com/"]{}',
	"https://calendly.com/a b",
	"https://calendly.com/a\nb",
	`https://calendly.com/${"a".repeat(500)}`,
	["https://calendly.com/agency"],
])("%j is no booking page", (typed) => {
	expect(read({ booking_general: typed })).toEqual({ ok: false, errors: { booking_general: "link_invalid" } });
});

test("applicants have a page of their own", () => {
	expect(read({ booking_recruiting: "" })).toEqual({ ok: false, errors: { booking_recruiting: "link_invalid" } });
	for (const same of [links.booking.general, links.booking["term-life"]]) {
		expect(read({ booking_recruiting: same })).toEqual({ ok: false, errors: { booking_recruiting: "link_same" } });
	}
});

test.each([
	["facebook", "https://m.facebook.com/agency"],
	["facebook", "fb.com/agency"],
	["instagram", "https://www.instagram.com/agency/"],
	["linkedin", "https://www.linkedin.com/in/owner"],
])("%s has the page %s", (network, address) => {
	expect(read({ [`social_${network}`]: address })).toMatchObject({ ok: true });
});

test.each([
	["facebook", "https://instagram.com/agency"],
	["facebook", "https://facebook.com.evil.example/agency"],
	["facebook", "https://notfacebook.com/agency"],
	["instagram", "https://instagram.com/"],
	["linkedin", "http://linkedin.com/company/agency"],
	["linkedin", "javascript:alert(1)"],
])("%s doesn't have the page %s", (network, address) => {
	expect(read({ [`social_${network}`]: address })).toEqual({
		ok: false,
		errors: { [`social_${network}`]: "social_invalid" },
	});
});
