import type { Confirmation } from "../claims/confirmation.ts";
import type { ProductSlug } from "../products/products.ts";

/** An insurance company that has appointed the agency. */
export interface Insurer {
	id: string;
	/** The full legal name, as on its policies. */
	name: string;
	/** The five digits under which regulators know it; the complaint figures ask for them. */
	naicCode: string;
	rating: {
		/** AM Best's Financial Strength Rating, such as `A` or `A+`. */
		grade: string;
		/** The day on which AM Best gave or affirmed it, `YYYY-MM-DD`. */
		on: string;
	};
	/** The products that we may place with it. */
	products: readonly ProductSlug[];
	/** Its letter of appointment, for whose sake we also looked up the rating on that day. Null for a sample. */
	confirmation: Confirmation | null;
}

/** Where anybody can check what we say about an insurer. */
export const insurerLookups = {
	/** AM Best's ratings by name; it asks for a free account. */
	ratings: "https://ratings.ambest.com/",
	/** Complaint figures by the National Association of Insurance Commissioners. */
	complaints: "https://content.naic.org/cis_consumer_information.htm",
} as const;
