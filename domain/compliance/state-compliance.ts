import { type ProductFlag, type ProductFlags, productFlags } from "#domain/products/product-flags.ts";
import { flagOf, type ProductSlug } from "#domain/products/products.ts";
import { type Fact, shown } from "./fact.ts";

/** A message key of the `compliance` catalog. */
export type StateNote = `stateNotes.${"CA" | "FL" | "GA" | "NY" | "TX"}`;

/**
 * The rules for the agency in one state. Facts of law carry their evidence; the products, and the maximum age, are
 * the agency's own record. License numbers are in `content/agency.ts`.
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
		phone: Fact<string>;
		complaintUrl?: string;
	};
	productAvailability: ProductFlags;
	disclosures: { general: readonly StateNote[] };
	restrictions: {
		requiresAdditionalForms: boolean;
		/** Days. */
		coolingOffPeriod: number | null;
		maxAge: number | null;
	};
	consumerProtections: {
		/** Days for a new life policy; `isUpperBound` if some policies have fewer. */
		freeExaminationPeriod: Fact<number> & { isUpperBound?: boolean };
		replacementNotice: Fact<boolean>;
		suitabilityRequired: Fact<boolean>;
		/** Absent if unknown, which is not the same as none. */
		seniorProtections?: Fact<boolean>;
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

export type FreeLook =
	| { kind: "days"; days: number; isUpperBound: boolean }
	/** Sources disagree: refer to the regulator. */
	| { kind: "uncertain" }
	/** The agency sells nothing there. */
	| { kind: "notApplicable" };

/** Always show "your policy states your exact period" beside it. */
export function freeLook({ status, consumerProtections }: StateCompliance): FreeLook {
	if (status === "recruiting") return { kind: "notApplicable" };
	const { freeExaminationPeriod } = consumerProtections;
	const days = shown(freeExaminationPeriod);
	if (days === undefined) return { kind: "uncertain" };
	return { kind: "days", days, isUpperBound: freeExaminationPeriod.isUpperBound ?? false };
}
