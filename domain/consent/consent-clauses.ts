import type { Locale } from "../locale/locales.ts";
import { agreementAndTerms } from "./consent-text.ts";

/** What a consent text says, as far as the law, the carriers or this site's own rules depend on it (decision 142). */
export type Clause =
	| "agrees"
	| "calls"
	| "texts"
	| "email"
	| "number"
	| "frequency"
	| "rates"
	| "stop"
	| "help"
	| "endCalls"
	| "endEmails"
	| "notCondition"
	| "optional"
	| "signature"
	| "marketing"
	| "doNotCall"
	| "automated"
	| "artificialVoice"
	| "recorded"
	| "voicemail";

/** What a text lacks: in the sentence that names the agency, and anywhere. */
export interface MissingClauses {
	agreement: readonly Clause[];
	terms: readonly Clause[];
}

const callTerms: readonly Clause[] = ["frequency", "rates", "stop", "help", "endCalls", "notCondition"];
const answer: MissingClauses = { agreement: ["agrees", "calls", "texts", "email", "number"], terms: callTerms };
const emailed: MissingClauses = { agreement: ["agrees", "email"], terms: ["endEmails", "notCondition"] };
const ofCalls: MissingClauses = { agreement: ["agrees", "calls", "texts", "number"], terms: callTerms };
const bySignature: readonly Clause[] = [
	"signature",
	"doNotCall",
	"automated",
	"artificialVoice",
	"recorded",
	"voicemail",
];

/** By the text's place in the namespace `leads`. A form that is answered by email asks for email alone (decision 038). */
const required: Readonly<Record<string, MissingClauses>> = {
	"consent.request.contact": answer,
	"consent.request.quote": answer,
	"consent.request.offer": answer,
	"consent.request.chat": answer,
	"consent.request.application": answer,
	"consent.request.report": emailed,
	"consent.request.estimate": emailed,
	"consent.request.guide": emailed,
	"consent.calls": { ...ofCalls, terms: ["optional", ...callTerms] },
	"consent.later": ofCalls,
	"consent.marketing": {
		agreement: [...ofCalls.agreement, "marketing"],
		terms: ["optional", ...bySignature, ...callTerms],
	},
};

/** The places of all consent texts. */
export const consentPlaces = Object.keys(required);

/** What the text of a place has to say. */
export function requiredClauses(place: string): MissingClauses {
	return required[place] ?? { agreement: [], terms: [] };
}

/** @param text with `{agency}` in place of the name */
export function missingClauses(text: string, place: string, locale: Locale): MissingClauses | null {
	const { agreement, terms } = requiredClauses(place);
	const sentence = agreementAndTerms(text, "{agency}").agreement;
	const missing = {
		agreement: agreement.filter((clause) => !says(sentence, clause, locale)),
		terms: terms.filter((clause) => !says(text, clause, locale)),
	};
	return missing.agreement.length + missing.terms.length > 0 ? missing : null;
}

/** True if a text that somebody read, in any language, asks for a signature: texts without it asked for less. */
export function asksForSignature(text: string): boolean {
	return Object.values(words.signature).some((pattern) => pattern.test(withoutMarks(text)));
}

export function says(text: string, clause: Clause, locale: Locale): boolean {
	const plain = withoutMarks(text);
	return words[clause][locale].test(withoutOpposite(plain, clause, locale));
}

/** Without what has the words of a clause and says something else. */
function withoutOpposite(plain: string, clause: Clause, locale: Locale): string {
	// "STOP to end texts" and a list of people who want no calls say nothing of how these calls end.
	if (clause === "endCalls") return plain.replaceAll(/\bSTOP\b/g, "").replace(words.doNotCall[locale], "");
	return clause === "notCondition" ? plain.replace(cannotBuy[locale], "") : plain;
}

/** Without accents, because `\b` knows only unaccented letters. */
export function withoutMarks(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** The words by which a clause is recognized. They know usual ways to say it, and judge no meaning. */
const words: Readonly<Record<Clause, Readonly<Record<Locale, RegExp>>>> = {
	agrees: {
		en: /\b(?:agree|consent|authorize)\b/i,
		es: /\b(?:acept\w+|autoriz\w+|consient\w+|de acuerdo)\b/i,
		pt: /\b(?:concord\w+|aceit\w+|autoriz\w+|consint\w+|de acordo)\b/i,
		ht: /\b(?:dako|aksepte|otorize)\b/i,
	},
	calls: {
		en: /\bcall(?:s|ing)?\b|\b(?:tele)?phone\b(?! number)/i,
		es: /\bllam\w+|(?<!numero de )\btelefono\b|\btelefonic\w+/i,
		pt: /\bligu?[aeo]\w*|\bchamadas?\b|(?<!numero de )\btelefone\b|\btelefonemas?\b/i,
		ht: /\brele\b|\bapel\b|(?<!nimewo )\btelefon\b/i,
	},
	texts: {
		en: /\btext|\bSMS\b/i,
		es: /\btextos?\b|\bSMS\b/i,
		pt: /\btextos?\b|\bSMS\b/i,
		ht: /\bteks\b|\bSMS\b/i,
	},
	email: {
		en: /\be-?mail/i,
		es: /\bcorreos?\b|\be-?mail/i,
		pt: /\be-?mail|\bcorreio eletronico\b/i,
		ht: /\bimel\b|\bemail\b/i,
	},
	number: { en: /\bnumber\b/i, es: /\bnumero\b/i, pt: /\bnumero\b/i, ht: /\bnimewo\b/i },
	frequency: {
		en: /\bfrequency\b|\b(?:messages?|texts?) (?:a|per) (?:day|week|month)\b/i,
		es: /\bfrecuencia\b|\b(?:mensajes?|textos?) (?:al|por|a la) (?:dia|semana|mes)\b/i,
		pt: /\bfrequencia\b|\b(?:mensage(?:m|ns)|textos?) por (?:dia|semana|mes)\b/i,
		ht: /\bfrekans\b|\bkantite (?:mesaj|teks)\b|\b(?:mesaj|teks) pa (?:jou|semen|mwa)\b/i,
	},
	rates: {
		en: /\b(?:rates?|charges?|fees?)\b/i,
		es: /\b(?:tarifas?|cargos?|costos?)\b/i,
		pt: /\b(?:tarifas?|taxas?|custos?)\b/i,
		ht: /\b(?:peye|fre|tarif)\b/i,
	},
	// The words that people send in every language.
	stop: { en: /\bSTOP\b/, es: /\bSTOP\b/, pt: /\bSTOP\b/, ht: /\bSTOP\b/ },
	help: { en: /\bHELP\b/, es: /\bHELP\b/, pt: /\bHELP\b/, ht: /\bHELP\b/ },
	endCalls: {
		en: /\b(?:stop|end|no more|not to)\b[^.]*\bcall(?:s|ing|ed)?\b|\b(?:revoke|withdraw)\b[^.]*\bconsent\b/i,
		es: /\bno (?:(?:me|le|lo|la|nos|volver a) )*llam\w+|\b(?:dej|par)\w+ de llamar|\bno recibir mas llamadas|\b(?:revoc|retir)\w+\b[^.]*\bconsentimiento\b/i,
		pt: /\bnao (?:me |nos |mais )*ligu?\w+|\b(?:deix|par)\w+ de ligar|\bnao receber mais (?:ligacoes|chamadas)|\b(?:revog|retir)\w+\b[^.]*\bconsentimento\b/i,
		ht: /\bpa rele\b|\b(?:sispann|rete|kanpe) rele\b|\b(?:retire|anile)\b[^.]*\bkonsantman\b/i,
	},
	endEmails: {
		en: /\b(?:no more|stop|stopping|end|not to)\b[^.]*\be-?mails?\b|\bunsubscribe\b|\b(?:revoke|withdraw)\b[^.]*\bconsent\b/i,
		es: /\bno\b[^.]*\bmas\b[^.]*\b(?:correos?|e-?mails?)\b|\bdej\w+ de (?:enviar|escribir)|\bcancel\w+ la suscripcion\b|\b(?:revoc|retir)\w+\b[^.]*\bconsentimiento\b/i,
		pt: /\bnao\b[^.]*\bmais\b[^.]*\be-?mails?\b|\b(?:deix|par)\w+ de (?:enviar|escrever)|\bcancel\w+ (?:a|sua) inscricao\b|\b(?:revog|retir)\w+\b[^.]*\bconsentimento\b/i,
		ht: /\bpa\b[^.]*\bimel\b[^.]*\banko\b|\b(?:sispann|rete|kanpe)\b[^.]*\b(?:imel|ekri)\b|\b(?:retire|anile)\b[^.]*\bkonsantman\b/i,
	},
	notCondition: {
		en: /(?:\b(?:not|never)|n’t)\b(?! optional)[^.:;]*\b(?:condition|require[ds]?|requirement|necessary|obligat\w+|have to|need)\b[^.]*\b(?:purchas|buy)\w*|\b(?:purchas|buy)\w*[^.]*\b(?:without|even if)\b/i,
		es: /\bno\b(?! es opcional)[^.:;]*\b(?:condicion\w*|obligad\w+|obligatori\w+|necesit\w+|necesari\w+|requisito|tengo que|tiene que)\b[^.]*\b(?:compra\w*|adquiri\w*|contratar)\b|\b(?:comprar|adquirir|contratar)\b[^.]*\b(?:sin|aunque no)\b/i,
		pt: /\bnao\b(?! e opcional)[^.:;]*\b(?:condic\w+|obrigad\w+|obrigatori\w+|precis\w+|necessari\w+|requisito)\b[^.]*\b(?:compra\w*|adquiri\w*|contratar|contratacao)\b|\b(?:comprar|adquirir|contratar)\b[^.]*\b(?:sem|mesmo que nao)\b/i,
		ht: /\bpa (?:\w+ ){0,3}(?:oblije|obligatwa|kondisyon|bezwen|nesese)\b[^.]*\bachte\b|\bachte\b[^.]*\bsan\b/i,
	},
	optional: {
		en: /\boptional\b/i,
		es: /\bopcional\b|\bsi (?:lo |usted )?(?:desea|quiere)\b/i,
		pt: /\bopcional\b|\bse (?:voce )?(?:quiser|desejar)\b/i,
		ht: /\bsi (?:w|ou) vle\b|\bopsyonel\b/i,
	},
	signature: {
		en: /\belectronic signature\b|\bsign\w* electronically\b/i,
		es: /\bfirma electronica\b|\bfirm\w+ electronicamente\b/i,
		pt: /\bassinatura eletronica\b|\bassin\w+ eletronicamente\b/i,
		ht: /\bsiyati elektwonik\b|\bsiyen\b[^.]*\belektwonik\w*/i,
	},
	marketing: {
		en: /\b(?:tele)?market\w*|\badvertis\w+|\bpromot\w+|\bsolicit\w*|\bspecial offers?\b/i,
		es: /\bpublicita\w+|\bpublicidad\b|\b(?:tele)?marketing\b|\bmercadeo\b|\bpromocion\w*|\bofertas especiales\b/i,
		pt: /\b(?:tele)?marketing\b|\bpublicidade\b|\bpublicitari\w+|\bpromoc\w+|\bpropaganda\b|\bofertas especiais\b/i,
		ht: /\bpiblisite\b|\b(?:tele)?maketing\b|\bpwomosyon\b|\breklam\b|\bof espesyal\b/i,
	},
	doNotCall: {
		en: /\bdo[- ]not[- ]call\b/i,
		es: /\b(?:listas?|registros?)\b[^.]*\bno llam\w+|\bdo[- ]not[- ]call\b/i,
		pt: /\b(?:listas?|cadastros?)\b[^.]*\bnao (?:perturb|ligu?|me ligu?)\w*|\bdo[- ]not[- ]call\b/i,
		ht: /\b(?:lis|rejis)\b[^.]*\bpa (?:vle|rele)\b|\bdo[- ]not[- ]call\b/i,
	},
	automated: { en: /\bauto(?:mat\w+|dial\w*)/i, es: /\bautomat\w+/i, pt: /\bautomat\w+/i, ht: /\botomat\w+/i },
	artificialVoice: { en: /\bartificial\b/i, es: /\bartificial\b/i, pt: /\bartificial\b/i, ht: /\batifisyel\b/i },
	recorded: {
		en: /\b(?:pre-?)?recorded\b/i,
		es: /\b(?:pre-?)?grabad[ao]s?\b/i,
		pt: /\b(?:pre-?)?gravad[ao]s?\b/i,
		ht: /\banrejistre\b/i,
	},
	voicemail: {
		en: /\bvoice ?mails?\b/i,
		es: /\bmensajes? de voz\b|\bbuzon\b/i,
		pt: /\bmensage(?:m|ns) de voz\b|\bcaixa postal\b|\bcorreio de voz\b/i,
		ht: /\bmesaj vwa\b|\bbwat vokal\b/i,
	},
};

/** That whoever doesn't agree can't buy: the opposite of `notCondition`, in words that are almost the same. */
export const cannotBuy: Readonly<Record<Locale, RegExp>> = {
	en: /(?:\b(?:(?:can|could|may)(?:not| not|n’t|’t)|nobody can|no one can|unable to|impossible to)|(?:\bnot|n’t) (?:be )?(?:able|possible|allowed) to) (?:buy|purchase)\b[^.]*\b(?:without|unless|if|until)\b/i,
	es: /\b(?:no (?:\w+ )?p[ou]\w+|no (?:es|sera) posible|nadie p[ou]\w+|imposible) (?:comprar|adquirir|contratar)\b[^.]*\b(?:sin|si no|a menos que)\b/i,
	pt: /\b(?:nao (?:\w+ )?p[ou]\w+|nao (?:e|sera) possivel|nao consegu\w+|ninguem p[ou]\w+|impossivel) (?:comprar|adquirir|contratar)\b[^.]*\b(?:sem|se nao|a menos que)\b/i,
	ht: /\b(?:pa|p ap|pap) (?:ap |pral )?(?:ka|kab|kapab) achte\b[^.]*\b(?:san|si (?:ou|w|yo) pa|sof si|amwens)\b/i,
};
