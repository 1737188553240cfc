import { expect, test, vi } from "vitest";
import { agency } from "#content/agency.ts";
import { closeSales } from "./close-sales.ts";
import { locationCopy } from "./location-copy.ts";

/** A link of the page, as far as the rule reads it. */
const linkTo = (href: string, parent = "main") => ({
	hidden: false,
	getAttribute: () => href,
	closest: (selector: string) => (selector.split(", ").includes(parent) ? {} : null),
});

test.each([
	["CA", false, true],
	["NY", false, true],
	["FL", false, false],
	["CA", true, false],
])("in %s, with samples: %s, links to appointments and calls are hidden: %s", (state, showsSamples, hidden) => {
	const selling = [linkTo(`${agency.booking.general}?x=1`), linkTo(`tel:${agency.phone.e164}`)];
	const staying = [
		linkTo("tel:+18005550100"),
		linkTo("/en/about"),
		linkTo(agency.booking.recruiting),
		linkTo(`tel:${agency.phone.e164}`, "footer"),
	];
	vi.stubGlobal("document", { querySelectorAll: () => [...selling, ...staying] });
	const copy = locationCopy({ locale: "en", messages: {}, claims: { showsSamples, proven: {} } });
	const show = closeSales(copy, "term-life");
	show({ state, city: null, country: "US" });
	expect(selling.map((link) => link.hidden)).toEqual([hidden, hidden]);
	expect(staying.some((link) => link.hidden)).toBe(false);
	show({ state: "FL", city: null, country: "US" });
	expect(selling.some((link) => link.hidden)).toBe(false);
	vi.unstubAllGlobals();
});
