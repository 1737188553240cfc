import { createHash } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { agency, contentFacts } from "#content/agency.ts";
import { rememberAgencyNames } from "#content/agency-names.server.ts";
import { claimsAt, setClaims } from "#content/current-claims.server.ts";
import { leadKinds } from "#domain/leads/lead-kind.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import portuguese from "#i18n/earlier-consent-texts/portuguese-until-2026-11-23.json" with { type: "json" };
import quotes from "#i18n/earlier-consent-texts/quotes-until-2026-11-22.json" with { type: "json" };
import until20261122 from "#i18n/earlier-consent-texts/until-2026-11-22.json" with { type: "json" };
import until20261128 from "#i18n/earlier-consent-texts/until-2026-11-28.json" with { type: "json" };
import until20261129 from "#i18n/earlier-consent-texts/until-2026-11-29.json" with { type: "json" };
import {
	callsText,
	isCallsText,
	isMarketingText,
	leadCopyFor,
	marketingText,
	publishedConsentText,
	wasPublished,
} from "./lead-copy.server.ts";

/**
 * A consent record proves something only if we can say later that the site showed its text. So a text that changes goes
 * into `i18n/earlier-consent-texts/` first; then its hash here may change.
 */
test("no consent text changes unnoticed", () => {
	const present = locales.flatMap((locale) => [
		...leadKinds.map((kind) => publishedConsentText(locale, kind)),
		marketingText(locale),
		callsText(locale),
	]);
	expect(hashOf(present)).toMatchInlineSnapshot(`"96e6ed790cb8cf78"`);
	expect(hashOf(portuguese)).toMatchInlineSnapshot(`"60ec44bd34562d20"`);
	expect(hashOf(quotes)).toMatchInlineSnapshot(`"c76061607a472a5f"`);
	expect(hashOf(until20261122)).toMatchInlineSnapshot(`"05e7aae317559c50"`);
	expect(hashOf(until20261128)).toMatchInlineSnapshot(`"09c80c772b823858"`);
	expect(hashOf(until20261129)).toMatchInlineSnapshot(`"ee2b71ac4bbfda50"`);
});

test("the text of a form is recognized in its own language and on its own kind of form", () => {
	for (const locale of locales) {
		for (const kind of leadKinds) {
			const text = publishedConsentText(locale, kind);
			expect(text).toContain(agency.name);
			expect(wasPublished(text, locale, kind)).toBe(true);
			expect(wasPublished(text, locale === "en" ? "es" : "en", kind)).toBe(false);
			expect(wasPublished(`${text} `, locale, kind)).toBe(false);
		}
	}
	expect(wasPublished(publishedConsentText("en", "quote"), "en", "offer")).toBe(false);
});

test("a lead that was queued under an earlier text still has a published one", () => {
	const { request, marketing } = until20261122.ht;
	const text = `${request.report}\n\n${marketing}`.replaceAll("{agency}", agency.name);
	expect(text).not.toBe(publishedConsentText("ht", "report"));
	expect(wasPublished(text, "ht", "report")).toBe(true);
	expect(wasPublished(text, "ht", "guide")).toBe(false);
	const quote = `${quotes.es.request}\n\n${quotes.es.marketing}`.replaceAll("{agency}", agency.name);
	expect(quote).not.toBe(publishedConsentText("es", "quote"));
	expect(wasPublished(quote, "es", "quote")).toBe(true);
	const chat = `${portuguese.request.chat}\n\n${portuguese.marketing}`.replaceAll("{agency}", agency.name);
	expect(chat).not.toBe(publishedConsentText("pt", "chat"));
	expect(wasPublished(chat, "pt", "chat")).toBe(true);
	const application = portuguese.request.application.replaceAll("{agency}", agency.name);
	expect(application).not.toBe(publishedConsentText("pt", "application"));
	expect(wasPublished(application, "pt", "application")).toBe(true);
	expect(wasPublished(application, "en", "application")).toBe(false);
	for (const locale of locales) {
		const { calls, marketing, request } = until20261128[locale];
		const report = [request.report, calls, marketing].join("\n\n").replaceAll("{agency}", agency.name);
		expect(wasPublished(report, locale, "report")).toBe(true);
		const { request: asked, marketing: box } = until20261129[locale];
		const withBox = [asked.contact, box].join("\n\n").replaceAll("{agency}", agency.name);
		expect(wasPublished(withBox, locale, "contact")).toBe(true);
		expect(wasPublished(withBox, locale, "application")).toBe(false);
	}
	const careers = until20261128.es.request.application.replaceAll("{agency}", agency.name);
	expect(careers).not.toBe(publishedConsentText("es", "application"));
	expect(wasPublished(careers, "es", "application")).toBe(true);
});

describe("under another name of the agency", () => {
	const call = (name: string) =>
		setClaims({ ...claimsAt(new Date()), facts: { identity: { ...contentFacts.identity, name } } });
	afterEach(() => {
		setClaims(claimsAt(new Date()));
		rememberAgencyNames([]);
	});
	const texts = (locale: Locale) =>
		[publishedConsentText(locale, "estimate"), marketingText(locale), callsText(locale)] as const;

	test("pages say it, and what was agreed to under an earlier one was published", () => {
		for (const locale of locales) {
			call("Harbor One");
			const [form, box, number] = texts(locale);
			for (const text of [form, box, number]) expect(text).toContain("Harbor One");
			call("Harbor & Two");
			const isOurs = () => [
				wasPublished(form, locale, "estimate"),
				isMarketingText(box, locale),
				isCallsText(number, locale),
			];
			expect(isOurs(), "a name that nobody set").toEqual([false, false, false]);
			rememberAgencyNames(["Harbor One", "Harbor & Two"]);
			expect(isOurs()).toEqual([true, true, true]);
			const [now, nowBox, nowNumber] = texts(locale);
			expect(now).toContain("Harbor & Two");
			expect(wasPublished(now, locale, "estimate")).toBe(true);
			expect([isMarketingText(nowBox, locale), isCallsText(nowNumber, locale)]).toEqual([true, true]);
			expect(wasPublished(form.replace("Harbor One", contentFacts.identity.name), locale, "estimate")).toBe(true);
			expect(isMarketingText(`${box} `, locale)).toBe(false);
			rememberAgencyNames([]);
		}
	});
});

/**
 * Clauses that Florida (501.059(1)(g)), the FCC (47 CFR 64.1200(f)(9)), the FTC and the carriers require, in each
 * language.
 */
const marketingClauses: Record<Locale, RegExp[]> = {
	en: [/Optional/, /electronic signature/, /marketing calls and send marketing text messages and voicemails/]
		.concat([/phone number I gave/, /do-not-call list/, /automated system for the selection or dialing/])
		.concat([/artificial or prerecorded voice/, /recorded message/, /prerecorded voicemail/, /frequency varies/])
		.concat([/rates may apply/, /STOP/, /HELP/, /end calls/, /directly or indirectly, as a condition of buying/]),
	es: [/Opcional/, /firma electrónica/, /llamadas publicitarias y envíe mensajes de texto y mensajes de voz/]
		.concat([/número de teléfono que di/, /lista de no llamar/, /sistema automatizado para seleccionar o marcar/])
		.concat([/voz artificial o pregrabada/, /mensaje grabado/, /mensaje de voz pregrabado/, /frecuencia/])
		.concat([/tarifas/, /STOP/, /HELP/, /no me llamen más/, /directa ni indirectamente, como condición para comprar/]),
	pt: [/Opcional/, /assinatura eletrônica/, /ligações de marketing e envie mensagens de texto e de voz de marketing/]
		.concat([/número de telefone que informei/, /não perturbe/, /sistema automatizado para selecionar ou discar/])
		.concat([/voz artificial ou pré-gravada/, /mensagem gravada/, /mensagem de voz pré-gravada/, /frequência/])
		.concat([/tarifas/, /STOP/, /HELP/, /parem de ligar/, /direta nem indiretamente, como condição para comprar/]),
	ht: [/Si w vle/, /siyati elektwonik/, /apèl piblisite epi voye mesaj tèks ak mesaj vwa piblisite/]
		.concat([/nimewo telefòn mwen bay/, /pa vle yo rele yo/, /sistèm otomatik ki chwazi oswa ki konpoze/])
		.concat([/vwa atifisyèl oswa yon vwa ki anrejistre/, /mesaj anrejistre/, /mesaj vwa anrejistre/, /ka varye/])
		.concat([
			/ka fè m peye/,
			/STOP/,
			/HELP/,
			/sispann rele m/,
			/dirèkteman ni endirèkteman, kòm kondisyon pou m achte/,
		]),
};

describe.each(locales)("the consent in %s", (locale) => {
	test("to marketing has every clause that the law asks for", () => {
		const { marketing } = leadCopyFor(locale, "contact").consent;
		for (const clause of marketingClauses[locale]) expect(marketing).toMatch(clause);
	});
	test("to a report or a guide speaks of email alone; calls and texts have a box of their own", () => {
		for (const kind of ["report", "guide"] as const) {
			const { request, calls } = leadCopyFor(locale, kind).consent;
			expect(request).not.toMatch(/phone|text|STOP|teléfono|telefone|telefòn|tèks/);
			expect(calls).toMatch(/STOP/);
			expect(calls).toMatch(/HELP/);
			expect(publishedConsentText(locale, kind)).toContain(calls);
		}
	});
	test("to an answer names STOP and HELP", () => {
		for (const kind of ["contact", "quote", "offer", "chat", "application"] as const) {
			const { request } = leadCopyFor(locale, kind).consent;
			expect(request).toMatch(/STOP/);
			expect(request).toMatch(/HELP/);
		}
	});
});

function hashOf(value: unknown): string {
	return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
}
