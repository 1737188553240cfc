import type { ProductSlug } from "#domain/site/services.ts";
import { type Fact, shown } from "./fact.ts";
import { type Product, type ProductAvailability, productOfService, products } from "./products.ts";

/** Names a message of the `compliance` catalogue. */
export type StateNote = `stateNotes.${"CA" | "FL" | "GA" | "NY" | "TX"}`;

/**
 * What binds the agency in one state. Facts of law carry their evidence; what is offered, and up to which age, is the
 * agency's own record. The licence number is not here: it stands with the agency's other facts.
 */
export interface StateCompliance {
	/** In English; the names in other languages belong to the list of licensed states. */
	state: string;
	code: string;
	/** `recruiting`: the agency looks for agents there and sells nothing. */
	status: "active" | "recruiting";
	isHeadquarters: boolean;
	regulatoryAuthority: {
		name: string;
		website: string;
		phone: Fact<string>;
		complaintUrl?: string;
	};
	productAvailability: ProductAvailability;
	disclosures: { general: readonly StateNote[] };
	restrictions: {
		requiresAdditionalForms: boolean;
		/** Days. */
		coolingOffPeriod: number | null;
		maxAge: number | null;
	};
	consumerProtections: {
		/** Days for a new life policy; `isUpperBound` where some policies have fewer. */
		freeExaminationPeriod: Fact<number> & { isUpperBound?: boolean };
		replacementNotice: Fact<boolean>;
		suitabilityRequired: Fact<boolean>;
		/** Absent where nothing is known, which is not the same as none. */
		seniorProtections?: Fact<boolean>;
	};
}

/** The last part of the address of the state's page. */
export function slugOf({ state }: StateCompliance): string {
	return state.toLowerCase().replaceAll(" ", "-");
}

export function availableProducts({ productAvailability }: StateCompliance): Product[] {
	return products.filter((product) => productAvailability[product]);
}

export function offersProduct({ productAvailability }: StateCompliance, service: ProductSlug): boolean {
	return productAvailability[productOfService[service]];
}

export type FreeLook =
	| { kind: "days"; days: number; isUpperBound: boolean }
	/** Sources contradict each other: refer to the regulator. */
	| { kind: "uncertain" }
	/** Nothing is sold there. */
	| { kind: "notApplicable" };

/** What to tell a visitor. Whatever it is, "your policy states your exact period" belongs beside it. */
export function freeLook({ status, consumerProtections }: StateCompliance): FreeLook {
	if (status === "recruiting") return { kind: "notApplicable" };
	const { freeExaminationPeriod } = consumerProtections;
	const days = shown(freeExaminationPeriod);
	if (days === undefined) return { kind: "uncertain" };
	return { kind: "days", days, isUpperBound: freeExaminationPeriod.isUpperBound ?? false };
}
