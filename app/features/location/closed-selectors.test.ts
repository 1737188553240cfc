import { afterEach, expect, test } from "vitest";
import { agency, contentFacts } from "#content/agency.ts";
import { replaceFacts } from "#content/facts-in-effect.ts";
import { salesRefusal } from "#domain/claims/selling.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { closedSelectors } from "./closed-selectors.ts";

const samples = { showsSamples: true, proven: {} };

function selectorsIn(state: string | null, page: ProductSlug | null = null, claims = samples): string {
	const isRefused = (product: ProductSlug | null) =>
		salesRefusal({ product, state }, claims, { licenseNumbers: {} }) !== null;
	return closedSelectors(isRefused, page).join("\n");
}

const call = `tel:${agency.phone.e164}`;

test.each(["NY", "AK"])("in %s every appointment, call and price is hidden, on every page", (state) => {
	for (const page of [null, "term-life"] as const) {
		const hidden = selectorsIn(state, page);
		const { recruiting, ...appointments } = agency.booking;
		for (const address of Object.values(appointments)) expect(hidden).toContain(`a[href^="${address}?"]`);
		for (const part of [call, '[data-sold=""]', "#price", "/funnels/iul", "/calculator?service=term_life"]) {
			expect(hidden).toContain(part);
		}
		expect(hidden).not.toContain(recruiting);
	}
});

test("where one product is missing, only that product is hidden, and its own pages invite to nothing", () => {
	const elsewhere = selectorsIn("CA");
	expect(elsewhere).toContain(agency.booking["debt-action"]);
	expect(elsewhere).toContain('[data-sold="debt-action"]');
	for (const part of [call, agency.booking.general, agency.booking.iul, '[data-sold=""]']) {
		expect(elsewhere).not.toContain(part);
	}
	const own = selectorsIn("CA", "debt-action");
	for (const part of [call, agency.booking.general, '[data-sold=""]']) expect(own).toContain(part);
	expect(own).not.toContain(agency.booking.iul);
});

test("a state in which everything is sold, and an unknown one, hide nothing", () => {
	expect(selectorsIn("FL", "iul")).toBe("");
	expect(selectorsIn(null, "iul")).toBe("");
	expect(selectorsIn("CA", null, { showsSamples: false, proven: {} }), "no license number").toContain(call);
});

afterEach(() => replaceFacts());

test("a page of the scheduler that several products share stays as long as one of them is offered", () => {
	const { booking } = contentFacts.links;
	const [general, recruiting] = ["https://scheduler.example/us", "https://scheduler.example/us/careers"];
	replaceFacts({ links: { ...contentFacts.links, booking: { ...booking, general, recruiting, "debt-action": "" } } });
	expect(selectorsIn("CA")).not.toContain(general);
	expect(selectorsIn("CA")).toContain('[data-sold="debt-action"]');
	expect(selectorsIn("CA", "debt-action")).toContain(`a[href="${general}"]`);
	const nowhere = selectorsIn("NY");
	for (const part of [`a[href="${general}"]`, `a[href^="${general}?"]`]) expect(nowhere).toContain(part);
	expect(nowhere, "its address begins like the general one").not.toContain(`a[href^="${general}"]`);
});
