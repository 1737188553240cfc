import type { ProductSlug } from "../products/products.ts";
import type { ProofFile } from "./proof-file.ts";

/** An insurance company that has appointed the agency. */
export interface Insurer {
	id: string;
	/** The full legal name, as on its policies. */
	name: string;
	/** The five digits under which regulators know it; the complaint figures ask for them. */
	naicCode: string;
	rating: {
		grade: RatingGrade;
		/** The day on which AM Best gave or affirmed it, `YYYY-MM-DD`. */
		on: string;
	};
	/** The products that we may place with it. */
	products: readonly ProductSlug[];
	/** Its letter of appointment, for whose sake we also looked up the rating on that day. Null for a sample. */
	confirmation: InsurerConfirmation | null;
}

interface InsurerConfirmation {
	/** The letter, and where it is stored. */
	document: string;
	/** The last day on which it was confirmed, `YYYY-MM-DD`. */
	confirmedOn: string;
	/** The letter, if it was uploaded. */
	file?: ProofFile;
}

/** AM Best's Financial Strength Rating, from its best grades down. */
export const ratingGrades = {
	superior: ["A++", "A+"],
	excellent: ["A", "A-"],
	good: ["B++", "B+"],
	fair: ["B", "B-"],
	marginal: ["C++", "C+"],
	weak: ["C", "C-"],
	poor: ["D"],
} as const;
export type RatingGrade = (typeof ratingGrades)[keyof typeof ratingGrades][number];

/** Where anybody can check what we say about an insurer. */
export const insurerLookups = {
	/** AM Best's ratings by name; it asks for a free account. */
	ratings: "https://ratings.ambest.com/",
	/** Complaint figures by the National Association of Insurance Commissioners. */
	complaints: "https://content.naic.org/cis_consumer_information.htm",
} as const;
