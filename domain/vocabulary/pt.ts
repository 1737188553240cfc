import type { Vocabulary } from "./vocabulary.ts";
import { together, words } from "./word-patterns.ts";

export default {
	smallWords: "os dos das do você seu sua uma não mas mais quando são é ao em pela pelo isso com há onde",
	regulated: {
		investment: words("investi(?:ment\\p{L}*|d\\p{L}*|r|ndo)|invista\\p{L}*"),
		// A denial is no promise, and often the law asks for it.
		guaranteed: words("(?<!não (?:é|são|está|estão) )garant\\p{L}*"),
		retirementPlan: words("planos? de aposentadoria"),
		savingsAccount: words("poupança"),
		certificateOfDeposit: words("CD[sB]?|certificados? de depósito"),
		bank: words("banc(?:os?|ári[oa]s?)"),
		withoutRisk: words("(?:sem|livre de|zero) riscos?"),
		best: words("(?:o|a|os|as) melhor(?:es)?|número um|#1"),
		freeInsurance: words("(?:seguro(?: de vida)?|cobertura|apólice) (?:grátis|gratuit[oa])"),
		limitedOffer: words("tempo limitado|oferta (?:especial|limitada)|vagas limitadas|aja agora"),
		noMedicalExam: words("sem (?:um )?exames?(?: médicos?)?"),
		endorsedByState: words("(?:aprovad|endossad)[oa]s? pel[oa]s? (?:estados?|governo)"),
	},
	unless: {
		noMedicalExam: together("saúde", "perguntas?"),
	},
} satisfies Vocabulary;
