import type { Vocabulary } from "./vocabulary.ts";
import { together, words } from "./word-patterns.ts";

export default {
	smallWords:
		"the of and is are was for with you your that this from have has will can what when how not it they we our by",
	regulated: {
		investment: words("invest(?:s|ed|ing|ments?|ors?)?"),
		// A denial is no promise, and often the law asks for it.
		guaranteed: words("(?<!not )guarant\\p{L}*"),
		retirementPlan: words("retirement (?:plans?|accounts?|vehicles?)"),
		savingsAccount: words("savings accounts?"),
		certificateOfDeposit: words("CDs?|certificates? of deposit"),
		bank: words("(?<!Infinite )bank(?:s|ing|ers?)?|infinite banking(?! concept)"),
		withoutRisk: words("risk[- ]free|(?:no|without|zero) risks?"),
		best: words("best|#1|number one"),
		freeInsurance: words("free (?:life )?(?:insurance|coverage|polic(?:y|ies))(?! locator)"),
		limitedOffer: words("limited[- ](?:time|offer|spots?)|special offer|act now|(?<!without |in a )hurry"),
		noMedicalExam: words("(?:no|without an?|skip the) (?:medical )?exams?"),
		endorsedByState: words(
			"(?:state|government)[- ](?:approved|endorsed|sponsored)|(?:approved|endorsed) by the (?:state|government)",
		),
	},
	unless: {
		noMedicalExam: together("health", "questions?"),
	},
} satisfies Vocabulary;
