import { describe, expect, it } from "vitest";
import type { LeadProduct } from "#domain/leads/lead.ts";
import { bookingOffer } from "./booking-offer.server.ts";
import { inputsOfReport, leadEstimateCard } from "./lead-estimate.server.ts";
import { refusalOf, stateOfLead, withheldReasonOf } from "./lead-sales.server.ts";
import type { StoredLead } from "./read-lead.server.ts";

const answers = { currentAge: "38", coverageAmount: "500000", termYears: "20", tobacco: "no" };

function quote(state: string | null, answered?: string, product: LeadProduct = "term-life") {
	const details = { funnel: "term-life-quote", answers: { ...answers, ...(answered && { state: answered }) } };
	return {
		kind: "quote",
		firstName: "Marie",
		lastName: "Joseph",
		locale: "en",
		product,
		state,
		details,
	} as unknown as StoredLead;
}

describe("what may be sold to the sender of a lead", () => {
	it("is a price and an appointment where the agency sells", () => {
		const lead = quote("FL", "FL");
		expect(leadEstimateCard(lead)?.figures).not.toEqual([]);
		expect(bookingOffer(lead)).not.toBeNull();
		expect(withheldReasonOf(quote(null), "term-life"), "no state").toBeNull();
	});

	it.each([
		["its own state", quote("NY", "FL"), "NY"],
		["an answer", quote("FL", "NY"), "NY"],
		["an answer alone", quote(null, "NY"), "NY"],
		["no state at all", quote("FL", "nowhere"), "nowhere"],
		["another product than its funnel's", quote("AK", "FL", "debt-action"), "AK"],
	])("is nothing if %s is refused", (_name, lead, refused) => {
		expect(leadEstimateCard(lead)).toBeNull();
		expect(bookingOffer(lead)).toBeNull();
		expect(refusalOf(lead)).not.toBeNull();
		expect(stateOfLead(lead)).toBe(refused);
	});

	it("is nothing if the calculator's inputs name a refused state", () => {
		const inputs = { age: "40", coverageAmount: "250000", term: "20", state: "NY" };
		const details = { calculator: "term_life", inputs };
		const lead = { locale: "en", product: "term-life", state: "FL", details } as unknown as StoredLead;
		expect(leadEstimateCard(lead)).toBeNull();
		expect(bookingOffer(lead)).toBeNull();
		expect(inputsOfReport(lead)?.state, "the report is about the refused state").toBe("NY");
	});
});
