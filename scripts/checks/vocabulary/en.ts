import type { Vocabulary } from "../vocabulary.ts";
import { together, words } from "../word-patterns.ts";

export default {
	smallWords:
		"the of and is are was for with you your that this from have has will can what when how not it they we our by",
	regulated: {
		investment: words("invest(?:s|ed|ing|ments?|ors?)?"),
		guaranteed: words("guarant\\p{L}*"),
		"retirement plan": words("retirement (?:plans?|accounts?|vehicles?)"),
		"savings account": words("savings accounts?"),
		"certificate of deposit": words("CDs?|certificates? of deposit"),
		bank: words("(?<!Infinite )bank(?:s|ing|ers?)?|infinite banking(?! concept)"),
		"without risk": words("risk[- ]free|(?:no|without|zero) risks?"),
		best: words("best|#1|number one"),
		"free insurance": words("free (?:life )?(?:insurance|coverage|polic(?:y|ies))(?! locator)"),
		"limited offer": words("limited[- ](?:time|offer|spots?)|special offer|act now|(?<!without |in a )hurry"),
		"no medical exam": words("(?:no|without an?|skip the) (?:medical )?exams?"),
		"endorsed by a state": words(
			"(?:state|government)[- ](?:approved|endorsed|sponsored)|(?:approved|endorsed) by the (?:state|government)",
		),
	},
	unless: {
		"no medical exam": together("health", "questions?"),
	},
} satisfies Vocabulary;
