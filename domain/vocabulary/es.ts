import type { Vocabulary } from "./vocabulary.ts";
import { together, words } from "./word-patterns.ts";

export default {
	smallWords: "el los las del y usted sus una pero más cuando cómo son es con muy hay donde",
	regulated: {
		investment: words("inversi(?:ón|ones)|inversor\\p{L}*|inverti\\p{L}*|inviert\\p{L}*"),
		// A denial is no promise, and often the law asks for it.
		guaranteed: words("(?<!no est[aá]n? )garant\\p{L}*"),
		retirementPlan: words("plan(?:es)? de (?:jubilación|retiro)"),
		savingsAccount: words("cuentas? de ahorros?"),
		certificateOfDeposit: words("CDs?|certificados? de depósito"),
		bank: words("banc(?:os?|as?|ari[oa]s?)"),
		withoutRisk: words("(?:sin|libre de|cero) riesgos?"),
		best: words("(?:el|la|los|las) mejor(?:es)?|número uno|#1"),
		freeInsurance: words("(?:seguro(?: de vida)?|cobertura|póliza) (?:gratis|gratuit[oa])"),
		limitedOffer: words("tiempo limitado|oferta (?:especial|limitada)|cupos limitados|actúe ya"),
		noMedicalExam: words("sin (?:un )?ex[aá]men(?:es)?(?: médicos?)?"),
		endorsedByState: words("(?:aprobad|avalad|respaldad)[oa]s? por (?:el|los) (?:estados?|gobierno)"),
	},
	unless: {
		noMedicalExam: together("salud", "preguntas?"),
	},
} satisfies Vocabulary;
