import type { Vocabulary } from "../vocabulary.ts";
import { together, words } from "../word-patterns.ts";

export default {
	smallWords: "yo nan ak nou ki yon sa gen lè epi oswa moun w pou li men",
	regulated: {
		investment: words("envesti\\p{L}*"),
		guaranteed: words("garanti\\p{L}*"),
		"retirement plan": words("plan retrèt"),
		"savings account": words("kont epay"),
		"certificate of deposit": words("CDs?|sètifika depo"),
		bank: words("(?:la)?bank"),
		"without risk": words("san (?:okenn )?risk"),
		best: words("meyè|pi bon (?:asirans|konpayi|pri|ajan|nan)|nimewo en|#1"),
		"free insurance": words("(?:asirans(?: vi)?|kouvèti|polis) gratis"),
		"limited offer": words("tan limite|òf (?:espesyal|limite)|plas limite"),
		"no medical exam": words("san (?:yon )?egzamen(?: medikal)?"),
		"endorsed by a state": words("(?:leta|gouvènman) apwouve"),
	},
	unless: {
		"no medical exam": together("sante", "kesyon"),
	},
} satisfies Vocabulary;
