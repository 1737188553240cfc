import type { Vocabulary } from "../vocabulary.ts";
import { together, words } from "../word-patterns.ts";

export default {
	smallWords: "os dos das do você seu sua uma não mas mais quando são é ao em pela pelo isso com há onde",
	regulated: {
		investment: words("investi(?:ment\\p{L}*|d\\p{L}*|r|ndo)|invista\\p{L}*"),
		guaranteed: words("garant\\p{L}*"),
		"retirement plan": words("planos? de aposentadoria"),
		"savings account": words("poupança"),
		"certificate of deposit": words("CD[sB]?|certificados? de depósito"),
		bank: words("banc(?:os?|ári[oa]s?)"),
		"without risk": words("(?:sem|livre de|zero) riscos?"),
		best: words("(?:o|a|os|as) melhor(?:es)?|número um|#1"),
		"free insurance": words("(?:seguro(?: de vida)?|cobertura|apólice) (?:grátis|gratuit[oa])"),
		"limited offer": words("tempo limitado|oferta (?:especial|limitada)|vagas limitadas|aja agora"),
		"no medical exam": words("sem (?:um )?exames?(?: médicos?)?"),
		"endorsed by a state": words("(?:aprovad|endossad)[oa]s? pel[oa]s? (?:estados?|governo)"),
	},
	unless: {
		"no medical exam": together("saúde", "perguntas?"),
	},
} satisfies Vocabulary;
