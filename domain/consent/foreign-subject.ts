import type { Locale } from "../locale/locales.ts";
import { type Clause, cannotBuy, requiredClauses, says, withoutMarks } from "./consent-clauses.ts";
import { agreementAndTerms } from "./consent-text.ts";

/**
 * What a text may not ask for along with what its form is about: sending the form would agree to it, too. `purchase`: whoever
 * buys has to agree. `more`: a second thing to agree to that isn't about the request.
 */
export type ForeignSubject = "calls" | "marketing" | "partners" | "purchase" | "more";

/** What a text speaks of that it may not ask for. */
export function foreignSubject(text: string, place: string, locale: Locale): ForeignSubject | null {
	const { agreement, terms } = requiredClauses(place);
	const sentences = withoutMarks(text).split(/(?<=[.!?]) /);
	const isSaid = (subject: RegExp, isMeant: (sentence: string) => boolean) =>
		sentences.some((sentence) => subject.test(sentence) && isMeant(sentence));
	const { offers, partners, mustAgree, denial, also, ofRequest } = words[locale];
	// "Consent is no condition of buying other products" offers none.
	const isOffer = (sentence: string) => !says(sentence, "notCondition", locale);
	const isMarketing = says(text, "marketing", locale) || isSaid(offers, isOffer);
	if (isMarketing && !agreement.includes("marketing")) return "marketing";
	const isAsked = (sentence: string) => !denial.test(sentence);
	if (isSaid(partners, isAsked)) return "partners";
	if (isSaid(mustAgree, isAsked) || cannotBuy[locale].test(withoutMarks(text))) return "purchase";
	// A box that nobody has to tick may be the second one.
	const isMore = (sentence: string) => isAsked(sentence) && !ofRequest.test(sentence);
	if (!terms.includes("optional") && isSaid(also, isMore)) return "more";
	if (agreement.includes("calls")) return null;
	const asksFor = (clause: Clause, where = text) => says(where, clause, locale);
	const { agreement: sentence } = agreementAndTerms(text, "{agency}");
	return asksFor("calls") || asksFor("texts") || asksFor("number", sentence) ? "calls" : null;
}

interface Words {
	/** Marketing by another name. */
	offers: RegExp;
	/** Whom else the person would hear from. */
	partners: RegExp;
	/** Somebody has to agree, and buys. */
	mustAgree: RegExp;
	/** Makes a sentence about the ones before and after it say that it isn't so. */
	denial: RegExp;
	/** A second thing to agree to. */
	also: RegExp;
	/** What one may also agree to: contact about the request, the terms and the privacy policy. */
	ofRequest: RegExp;
}

/** Usual ways to say it, without accents. */
const words: Readonly<Record<Locale, Words>> = {
	en: {
		offers:
			/\b(?:newsletters?|news|webinars?|seminars?|promos?)\b|\b(?:sales|commercial) (?:calls?|messages?|texts?|e-?mails?|communications?|purposes)\b|\b(?:exclusive|other|our|new|latest|future|more|receive|get|send(?: you| me)?|and|or) (?:offers|deals|discounts)\b|\b(?:about|regarding|concerning|information on) (?:[\w’{}]+,? ){0,5}(?:products|services)\b(?!(?: (?:and|or) \w+)? (?:that |which )?(?:you|I) (?:ask|cho|select|request|want|need))|\b(?:other|additional|similar|related|further) (?:\w+ )?(?:products|services|policies|plans|coverage|insurance)\b|\bnew (?:products|services|plans)\b/i,
		partners:
			/\b(?:partners|affiliates|affiliated|sponsors|third part(?:y|ies))\b|\b(?:business|marketing|referral|trusted|our|its) partner\b|\bother (?:compan(?:y|ies)|agenc(?:y|ies)|businesses)\b|\b(?:companies|insurers) (?:may|can|will|to) (?:call|text|contact|e-?mail|reach|write)\b|\bsell\w* (?:your|my)\b/i,
		mustAgree:
			/^(?=.*\b(?:require[ds]?|necessary|mandatory|condition|(?:must|have to|need to) (?:first )?(?:agree|accept|consent|authorize))\b)(?=.*\b(?:agree|accept|consent|authoriz))(?=.*\b(?:buy|purchas))/i,
		denial: /\b(?:not(?! only| just)|never|nor|neither|no|without)\b|n’t\b/i,
		also: /\balso (?:agree|accept|consent|authorize)\b|\b(?:agree|accept|consent|authorize) (?:to )?also\b|\bas (?:a )?(?:part|condition) of (?:your|my|this|the) (?:request|quote|form|application|inquiry)\b/i,
		ofRequest:
			/\b(?:about|regarding|concerning) (?:this|your|my|the|it|what|working)\b|\bterms (?:of|and)\b|\bprivacy\b/i,
	},
	es: {
		offers:
			/\b(?:boletin(?:es)?|newsletters?|noticias|novedades|seminarios?|webinars?|propaganda)\b|\b(?:llamadas?|mensajes?|textos?|correos?(?: electronicos?)?|comunicaciones|informacion|fines) (?:comercial(?:es)?|de ventas?)\b|\b(?:otras|nuevas|nuestras|sus|mas|futuras|con|y|o) ofertas\b|\bofertas (?:exclusivas|personalizadas|y|o)\b|\b(?:recib\w+|envi\w+|mand\w+) (?:\w+ )?(?:ofertas|descuentos)\b|\b(?:sobre|acerca de|respecto (?:a|de)|informacion de) (?:[\w{}]+,? ){0,5}(?:productos|servicios)\b(?!(?: [yo] \w+)? que (?:\w+ )?(?:pid|ped|solicit|eleg|elig|escog|indi|quier|necesit))|\b(?:otr[oa]s|demas) (?:\w+ )?(?:productos|servicios|seguros|polizas|planes|coberturas)\b|\bnuevos (?:productos|servicios|planes)\b|\b(?:productos|servicios|seguros) (?:adicionales|similares|relacionados)\b/i,
		partners:
			/\b(?:socios|aliados|asociad[ao]s|afiliad[ao]s|filiales|terceros|patrocinadores)\b|\bsocio comercial\b|\botras (?:empresas|companias|agencias)\b|\b(?:companias|empresas|aseguradoras) (?:(?:me|le|se) |(?:puedan|pueden) (?:llamar|contactar|escribir|comunicar))|\bvend\w+ (?:sus|mis|su|mi) (?:datos|informacion|numero)\b/i,
		mustAgree:
			/^(?=.*\b(?:obligatori[ao]s?|necesari[ao]s?|requisito|condicion|indispensable|requier\w+|(?:debe|debo|tiene que|tengo que|hay que|necesit[ao]) (?:\w+ )?(?:aceptar|autorizar|consentir|dar))\b)(?=.*\b(?:acept|autoriz|consen|consien|de acuerdo))(?=.*\b(?:compra|adquiri|contratar))/i,
		denial: /\b(?:no(?! solo)|nunca|jamas|ni|sin|tampoco|ningun\w*)\b/i,
		also: /\b(?:tambien|ademas),? (?:usted )?(?:acept\w+|autoriz\w+|consient\w+)|\b(?:acept\w+|autoriz\w+|consient\w+) (?:tambien|ademas)\b|\bcomo (?:parte|condicion) de (?:su|mi|est[ae]|la|el) (?:solicitud|cotizacion|consulta|postulacion|formulario)\b/i,
		ofRequest:
			/\b(?:sobre|acerca de|respecto (?:a|de)) (?:est[ae]|su|mi|el|la|los|las|lo|ell[ao])\b|\bterminos\b|\bprivacidad\b/i,
	},
	pt: {
		offers:
			/\b(?:boleti(?:m|ns)|newsletters?|noticias|novidades|seminarios?|webinars?)\b|\b(?:ligac(?:ao|oes)|chamadas?|mensage(?:m|ns)|textos?|e-?mails?|comunicacoes|informacoes|fins) (?:comercia(?:l|is)|de vendas?)\b|\b(?:outras|novas|nossas|suas|mais|futuras|com|e|ou) ofertas\b|\bofertas (?:exclusivas|personalizadas|e|ou)\b|\b(?:receb\w+|envi\w+|mand\w+) (?:\w+ )?(?:ofertas|descontos)\b|\b(?:sobre|a respeito d\w+|informacoes d\w+) (?:[\w{}]+,? ){0,5}(?:produtos|servicos)\b(?!(?: (?:e|ou) \w+)? que (?:\w+ )?(?:ped|solicit|escolh|inform|quer|quis|precis))|\b(?:outr[oa]s|demais) (?:\w+ )?(?:produtos|servicos|seguros|apolices|planos|coberturas)\b|\bnovos (?:produtos|servicos|planos)\b|\b(?:produtos|servicos|seguros) (?:adicionais|semelhantes|relacionados)\b/i,
		partners:
			/\b(?:parceir[ao]s|socios|associad[ao]s|afiliad[ao]s|filiais|terceiros|patrocinadores)\b|\bparceir[ao] comercial\b|\boutras (?:empresas|companhias|agencias|corretoras)\b|\b(?:companhias|empresas|seguradoras) (?:(?:podem|possam) (?:ligar|entrar|falar|escrever)|liguem|entrem|falem|escrevam)\b|\bvend\w+ (?:os |as )?(?:seus|suas|meus|minhas) (?:dados|informacoes)\b/i,
		mustAgree:
			/^(?=.*\b(?:obrigatori[ao]s?|necessari[ao]s?|requisito|condicao|indispensavel|exig\w+|(?:deve|devo|tem (?:que|de)|tenho (?:que|de)|precis[ao]|preciso) (?:\w+ )?(?:aceitar|autorizar|consentir|concordar|dar))\b)(?=.*\b(?:aceit|autoriz|consent|concord|de acordo))(?=.*\b(?:compra|adquiri|contrata))/i,
		denial: /\b(?:nao(?! so| apenas)|nunca|jamais|nem|sem|nenhum\w*)\b/i,
		also: /\b(?:tambem|alem disso),? (?:voce )?(?:concord\w+|aceit\w+|autoriz\w+|consint\w+)|\b(?:concord\w+|aceit\w+|autoriz\w+) tambem\b|\bcomo (?:parte|condicao) d\w+ (?:seu |sua |meu |minha )?(?:pedido|solicitacao|cotacao|candidatura|formulario)\b/i,
		ofRequest: /\b(?:sobre|a respeito d\w+) (?:est[ea]|[oa]s?|seu|sua|meu|minha|el[ea])\b|\btermos\b|\bprivacidade\b/i,
	},
	ht: {
		offers:
			/\b(?:bilten|enfolet|nouvel|nouvote|semine)\b|\b(?:apel|mesaj|teks|imel|kominikasyon|enfomasyon|rezon) (?:komesyal|pou (?:la)?vann?t?)\b|\b(?:lot|nouvo|epi|ak|oswa) (?:of|rabe)\b|\bof (?:nou|eksklizif|ak|oswa)\b|\b(?:voye|resevwa|jwenn|bay|ban) (?:\w+ )?(?:of|rabe)\b|\b(?:sou|konsenan) (?:[\w{}]+,? ){0,5}(?:pwodwi|sevis)\b(?! (?:yo )?(?:ou|w|mwen|m) (?:te )?(?:mande|chwazi|bezwen))|\blot (?:\w+ )?(?:pwodwi|sevis|asirans|polis|plan|kouveti)\b|\bnouvo (?:pwodwi|sevis|plan)\b/i,
		partners:
			/\b(?:patne|afilye|filyal|asosye|esponso)\b|\b(?:twazyem|tyes) (?:pati|moun)\b|\blot (?:konpayi|antrepriz|ajans|biznis)\b|\bkonpayi (?:asirans )?(?:yo )?(?:ka )?(?:rele|kontakte|ekri)\b|\bvann (?:enfomasyon|done|nimewo)\b/i,
		mustAgree:
			/^(?=.*\b(?:oblije|obligatwa|nesese|kondisyon|fok|(?:dwe|bezwen) (?:dako|aksepte|otorize|bay))\b)(?=.*\b(?:dako|aksept|otoriz|konsantman|pemisyon))(?=.*\bachte)/i,
		// "Pa" also means "by".
		denial: /\bpa (?!(?:telefon|apel|mesaj|teks|sms|imel|email|lapos|selman|patne)\b)|\b(?:pap|p ap|jame|janm|san)\b/i,
		also: /\b(?:dako|aksepte|otorize) tou\b|\b(?:ou|w|mwen|m) tou,? (?:ou |w |mwen |m )?(?:dako|aksepte|otorize)\b|\banplis,? (?:ou|w|mwen|m) (?:dako|aksepte|otorize)\b|\bkom (?:yon )?pati nan\b/i,
		ofRequest:
			/\b(?:konsenan|sou) (?:demann|sa|kesyon|repons|travay|li|rapo)\b|\bkondisyon (?:pou )?(?:sevi|itilizasyon)\b|\bvi prive\b/i,
	},
};
