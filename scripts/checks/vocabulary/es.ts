import type { Vocabulary } from "../vocabulary.ts";
import { together, words } from "../word-patterns.ts";

export default {
	smallWords: "el los las del y usted sus una pero más cuando cómo son es con muy hay donde",
	regulated: {
		investment: words("inversi(?:ón|ones)|inversor\\p{L}*|inverti\\p{L}*|inviert\\p{L}*"),
		guaranteed: words("garant\\p{L}*"),
		"retirement plan": words("plan(?:es)? de (?:jubilación|retiro)"),
		"savings account": words("cuentas? de ahorros?"),
		"certificate of deposit": words("CDs?|certificados? de depósito"),
		bank: words("banc(?:os?|as?|ari[oa]s?)"),
		"without risk": words("(?:sin|libre de|cero) riesgos?"),
		best: words("(?:el|la|los|las) mejor(?:es)?|número uno|#1"),
		"free insurance": words("(?:seguro(?: de vida)?|cobertura|póliza) (?:gratis|gratuit[oa])"),
		"limited offer": words("tiempo limitado|oferta (?:especial|limitada)|cupos limitados|actúe ya"),
		"no medical exam": words("sin (?:un )?ex[aá]men(?:es)?(?: médicos?)?"),
		"endorsed by a state": words("(?:aprobad|avalad|respaldad)[oa]s? por (?:el|los) (?:estados?|gobierno)"),
	},
	unless: {
		"no medical exam": together("salud", "preguntas?"),
	},
} satisfies Vocabulary;
