import { expect, test } from "vitest";
import type { Locale } from "../locale/locales.ts";
import { asksForSignature, consentPlaces, missingClauses } from "./consent-clauses.ts";
import { foreignSubject } from "./foreign-subject.ts";

/** As a lawyer might write it, in other words than the site's own. */
const answers: Record<Locale, string> = {
	en: "I authorize {agency} to reach me by email, and by calls and SMS at the number above. Up to 4 messages per month. Carrier charges may apply. Text STOP to end messages or HELP for support. I may withdraw my consent whenever I like. You don’t have to agree in order to buy anything.",
	es: "Autorizo a {agency} a comunicarse conmigo por correo, y con llamadas y SMS al número de arriba. Hasta 4 mensajes al mes. Su compañía puede cobrar tarifas. Envíe STOP para terminar o HELP para recibir ayuda. Puedo retirar mi consentimiento cuando quiera. No es obligatorio aceptar para comprar.",
	pt: "Autorizo a {agency} a falar comigo por e-mail, e por chamadas e SMS no número acima. Até 4 mensagens por mês. A operadora pode cobrar taxas. Envie STOP para encerrar ou HELP para obter ajuda. Posso retirar meu consentimento quando quiser. Não é necessário aceitar para comprar.",
	ht: "Mwen otorize {agency} ekri m pa imel, rele m epi voye SMS nan nimewo ki anwo a. Pa plis pase 4 mesaj pa mwa. Ka gen fre konpayi telefòn. Ekri STOP pou sa fini oswa HELP pou jwenn èd. Mwen ka retire konsantman mwen lè m vle. Pa gen kondisyon sa a pou m achte.",
};
const locales = Object.keys(answers) as Locale[];
const contact = "consent.request.contact";

test.each(locales)("words of one's own in %s are a consent as long as no clause is left out", (locale) => {
	const text = answers[locale];
	expect(missingClauses(text, contact, locale)).toBeNull();
	expect(foreignSubject(text, contact, locale)).toBeNull();
	const sentences = text.split(/(?<=\.) /);
	const lost = sentences.slice(1).map((sentence) => missingClauses(text.replace(sentence, ""), contact, locale)?.terms);
	expect(lost).toEqual([["frequency"], ["rates"], ["stop", "help"], ["endCalls"], ["notCondition"]]);
	// What is agreed to stands with the name, above the button.
	const [agreement = "", ...terms] = sentences;
	const moved = ["{agency}.", agreement.replace("{agency}", ""), ...terms].join(" ");
	expect(missingClauses(moved, contact, locale)?.agreement).toEqual(["agrees", "calls", "texts", "email", "number"]);
	expect(missingClauses(text.replace("STOP", "stop"), contact, locale)?.terms, "the word that is sent").toEqual([
		"stop",
	]);
});

test.each([
	["notCondition", "en", "You cannot buy a policy without this consent."],
	["notCondition", "es", "No puede comprar una póliza sin este consentimiento."],
	["notCondition", "pt", "Você não pode comprar uma apólice sem este consentimento."],
	["notCondition", "ht", "Ou pa ka achte polis san konsantman sa a."],
	["notCondition", "en", "It isn’t possible to buy a policy without this consent."],
	["notCondition", "en", "This is not optional: your consent is required to buy."],
	["notCondition", "es", "No es opcional: su consentimiento es necesario para comprar."],
	["notCondition", "pt", "Não é opcional: o consentimento é necessário para comprar."],
	["notCondition", "ht", "Ou dakò pa imel, epi ou oblije dakò pou w achte."],
	["endCalls", "en", "Reply STOP to opt out of texts, or call us for HELP."],
	["endCalls", "es", "Puede llamarme aunque mi número esté en una lista de no llamar."],
] as const)(
	"what takes the place of %s in %s and says something else isn't taken for it",
	(clause, locale, sentence) => {
		const sentences = answers[locale].split(/(?<=\.) /);
		const index = clause === "endCalls" ? 4 : 5;
		const text = sentences.with(index, sentence).join(" ");
		expect(missingClauses(text, contact, locale)?.terms).toEqual([clause]);
	},
);

test.each([
	["en", "You can buy a policy even if you don’t agree."],
	["es", "Su consentimiento no es requisito para contratar un seguro."],
	["pt", "Você pode contratar um seguro mesmo que não aceite."],
	["ht", "Konsantman sa a pa yon kondisyon pou w achte."],
] as const)("in %s, %j says that consent is no condition of a purchase", (locale, sentence) => {
	const text = answers[locale]
		.split(/(?<=\.) /)
		.with(5, sentence)
		.join(" ");
	expect(missingClauses(text, contact, locale)).toBeNull();
	expect(foreignSubject(text, contact, locale)).toBeNull();
});

test("marketing calls need more than an answer does", () => {
	const missing = missingClauses(answers.en, "consent.marketing", "en");
	expect(missing?.agreement).toEqual(["marketing"]);
	expect(missing?.terms).toEqual([
		"optional",
		"signature",
		"doNotCall",
		"automated",
		"artificialVoice",
		"recorded",
		"voicemail",
	]);
	expect(asksForSignature(answers.en)).toBe(false);
	expect(asksForSignature("Marcar aquí vale como mi firma electrónica.")).toBe(true);
	expect(asksForSignature("Lè m make kaz sa a, se siyati elektwonik mwen.")).toBe(true);
});

test.each(consentPlaces)("%s asks for something", (place) => {
	expect(missingClauses("{agency}.", place, "es")?.terms).toContain("notCondition");
});
