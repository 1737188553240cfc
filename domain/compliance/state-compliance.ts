import { type ProductFlag, type ProductFlags, productFlags } from "#domain/products/product-flags.ts";
import { flagOf, type ProductSlug } from "#domain/products/products.ts";

/** A message key of the `compliance` catalog. */
export type StateNote = `stateNotes.${"CA" | "FL" | "GA" | "NY" | "TX"}`;

/**
 * The agency's own record of one state. Its law is in `state-law.ts`, with sources: of the specification's
 * `consumerProtections` that is `replacementNotice`, `suitabilityRequired` (now `bestInterest`) and
 * `seniorProtections`. License numbers are facts of the agency (`content/agency.ts`).
 */
export interface StateCompliance {
	/** In English. The list of jurisdictions has the other languages. */
	state: string;
	code: string;
	/** `recruiting`: the agency recruits agents there and sells nothing. */
	status: "active" | "recruiting";
	isHeadquarters: boolean;
	regulatoryAuthority: {
		name: string;
		website: string;
		/** Where it comes from is in `regulator-contacts.ts`. */
		phone: string;
		complaintUrl?: string;
	};
	productAvailability: ProductFlags;
	disclosures: { general: readonly StateNote[] };
	restrictions: {
		/** Required by the specification. No page shows it, because it names no form and no law. */
		requiresAdditionalForms: boolean;
		/** Days. No page shows it, because no separate law is behind it. */
		coolingOffPeriod: number | null;
		maxAge: number | null;
	};
	consumerProtections: {
		/** Days, as the agency planned with. No page shows it: the law differs by product and age (`freeLook`). */
		freeExaminationPeriod: number;
	};
}

/** The last part of the URL of the state's page. */
export function slugOf({ state }: StateCompliance): string {
	return state.toLowerCase().replaceAll(" ", "-");
}

export function availableProducts({ productAvailability }: StateCompliance): ProductFlag[] {
	return productFlags.filter((flag) => productAvailability[flag]);
}

export function offersProduct({ productAvailability }: StateCompliance, product: ProductSlug): boolean {
	return productAvailability[flagOf(product)];
}
