import { AsyncLocalStorage } from "node:async_hooks";
import type { SetFacts } from "#domain/agency/settable-facts.ts";
import { type Claims, claimsInEffect, registerWith, withoutSections } from "#domain/claims/claims.ts";
import { confirmedIds } from "#domain/claims/confirmation.ts";
import { confirmedTestimonials } from "#domain/claims/testimonials.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { productsWithoutExamples } from "#domain/stories/copy-examples.ts";
import { agency, contentFacts } from "./agency.ts";
import { claimsRegister } from "./claims.ts";
import { replaceFacts } from "./facts-in-effect.ts";
import { factsInForce } from "./facts-in-force.ts";
import { insurers } from "./insurers.ts";
import { ratesWith } from "./rates.ts";
import { testimonials } from "./testimonials.ts";

/**
 * True if the build is for production, where only proven claims are shown. Its own flag: every build runs React's
 * production code.
 */
export const isProductionBuild = import.meta.env.VITE_SITE_MODE === "production";

/**
 * The claims that are allowed at a moment.
 * @param set what an admin has set
 */
export function claimsAt(now: Date, isProduction = isProductionBuild, set: SetFacts = {}): Claims {
	const today = zonedTime(now, agency.timeZone).date;
	return {
		...claimsInEffect(registerWith(claimsRegister, set.claims), isProduction, today),
		testimonials: confirmedTestimonials(testimonials, today),
		insurers: confirmedIds(insurers, today),
		withoutFigures: (set.offering ?? contentFacts.offering).withoutFigures,
		withoutExamples: productsWithoutExamples(agency.address.region, ratesWith(set.rates)),
		facts: factsInForce(set, now),
	};
}

/** The claims of the prerendered pages. */
export const builtClaims = claimsAt(new Date(import.meta.env.VITE_BUILT_AT ?? Date.now()));

let current = claimsAt(new Date());

/** What one render reads in place of `current`, while everything else goes on. */
const drafts = new AsyncLocalStorage<Claims>();

/** The claims that are allowed now. They apply to all copy: on pages, in emails, in PDFs. */
export function currentClaims(): Claims {
	return drafts.getStore() ?? current;
}

/** Renders something with words that are not saved. Nobody else gets them. */
export function withDraft<T>(words: SetFacts["words"], render: () => Promise<T>): Promise<T> {
	return drafts.run({ ...current, facts: { ...current.facts, words } }, render);
}

/** The claims that are allowed now, for the scripts of a page. Pages that show people get them from their own loaders. */
export function claimsOfPage(): Claims {
	const { team: _, ...claims } = current;
	return withoutSections(claims, "analytics", "claims", "insurers", "mail", "testimonials", "words", "consent");
}

export function setClaims(claims: Claims): void {
	current = claims;
	replaceFacts(claims.facts);
}

/**
 * Reads copy without claims, also in development: for files that others may keep for any length of time.
 * @param facts what copy needs of what an admin has set
 */
export function withoutClaims<T>(read: () => T, facts?: Pick<SetFacts, "words">): T {
	const before = current;
	const { withoutFigures, withoutExamples } = before;
	current = { showsSamples: false, proven: {}, withoutFigures, withoutExamples, ...(facts && { facts }) };
	try {
		return read();
	} finally {
		current = before;
	}
}
