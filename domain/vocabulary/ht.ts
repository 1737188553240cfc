import type { Vocabulary } from "./vocabulary.ts";
import { together, words } from "./word-patterns.ts";

export default {
	smallWords: "yo nan ak nou ki yon sa gen lè epi oswa moun w pou li men",
	regulated: {
		investment: words("envesti\\p{L}*"),
		// A denial is no promise, and often the law asks for it.
		guaranteed: words("(?<!pa )garanti\\p{L}*"),
		retirementPlan: words("plan retrèt"),
		savingsAccount: words("kont epay"),
		certificateOfDeposit: words("CDs?|sètifika depo"),
		bank: words("(?:la)?bank"),
		withoutRisk: words("san (?:okenn )?risk"),
		best: words("meyè|pi bon (?:asirans|konpayi|pri|ajan|nan)|nimewo en|#1"),
		freeInsurance: words("(?:asirans(?: vi)?|kouvèti|polis) gratis"),
		limitedOffer: words("tan limite|òf (?:espesyal|limite)|plas limite"),
		noMedicalExam: words("san (?:yon )?egzamen(?: medikal)?"),
		endorsedByState: words("(?:leta|gouvènman) apwouve"),
	},
	unless: {
		noMedicalExam: together("sante", "kesyon"),
	},
} satisfies Vocabulary;
