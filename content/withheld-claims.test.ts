import { createRequestHandler, RouterContextProvider } from "react-router";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type ClaimId, claimIds } from "#domain/agency/claim-evidence.ts";
import { type ClaimRegister, claimsInEffect } from "#domain/claims/claims.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { prerenderedPaths } from "#domain/pages/page-registry.ts";
import { prerenderedFiles } from "#domain/pages/prerendered-files.ts";
import { productSlugs } from "#domain/products/products.ts";
import { localizedPath } from "#domain/site/pages.ts";
import * as english from "#i18n/english-messages.ts";
import { messagesFor, type Namespace } from "#i18n/messages.server.ts";
import { claimedWords, wordsOfPage } from "#tests/support/claimed-words.ts";
import { siteBuild } from "#tests/support/site-build.ts";
import { ofThisTurn } from "#tests/support/turns.ts";
import { claimsRegister } from "./claims.ts";
import { claimsAt, setClaims } from "./current-claims.server.ts";
import { insurers } from "./insurers.ts";
import { guideContent } from "./library.server.ts";
import { sampleTeam } from "./sample-team.ts";
import { testimonials } from "./testimonials.ts";

const withheld = claimsInEffect(claimsRegister, true, "2026-11-22");
const words = Object.fromEntries(locales.map((locale) => [locale, claimedWords(locale)])) as Record<
	Locale,
	ReturnType<typeof claimedWords>
>;

/** Words that no other claim says. */
const ownWords = Object.fromEntries(
	locales.map((locale) => [
		locale,
		words[locale].filter(
			(own) => !words[locale].some((other) => other.claim !== own.claim && other.words.includes(own.words)),
		),
	]),
) as typeof words;

let fetchPage: (path: string) => Promise<string>;

beforeAll(async () => {
	vi.stubEnv("VITE_SITE_ORIGIN", "https://site.example");
	const handle = createRequestHandler(await siteBuild(), "production");
	fetchPage = async (path) => {
		const response = await handle(new Request(`https://site.example${path}`), new RouterContextProvider());
		return response.text();
	};
}, 300_000);

afterEach(() => setClaims(claimsAt(new Date(), false)));

const paths = [...prerenderedPaths, "/search", "/nowhere"];
/** What is withheld is looked for in all languages each time; what is shown, in one of them. */
const shownLocales = ofThisTurn(locales);
/** The places where development shows the words of a claim, found by the first test. */
const shownAt = new Map<string, string>();

const sampleFamilies = /1000s|10[.,]000\+|10[.,]000 (?:famil|famíl|fanmi)/;

/** Also what nobody marked. Sentences that explain how insurance works may say the same of others. */
const unmarked: [claim: ClaimId | "testimonials" | "team" | "insurers", pattern: RegExp][] = [
	["priceFrom", /(?:US)?\$\s?15(?![\d.,]*\d)/],
	["foundedYear", /(?:since|desde|depi|foundingDate":"|opened our doors).{0,9}2020/i],
	["familiesServed", sampleFamilies],
	[
		"carriersCompared",
		/(?:compare[sd]?|comparamos|compara|konpare)[^.]{0,30}(?:many|several|multiple|varias|muchas|várias|muitas|plizyè|anpil) (?:carriers|insurers|aseguradoras|seguradoras|konpayi)/i,
	],
	[
		"carriersCompared",
		/we (?:ask|work with) (?:many|several) |several insurers side|more than one insurer|(?:consultamos a|trabajamos con) (?:varias|muchas) |varias aseguradoras lado|más de una aseguradora|(?:consultamos|perguntamos a|trabalhamos com) (?:várias|muitas) |várias seguradoras lado|mais de uma seguradora|nou (?:mande|travay ak) (?:plizyè|anpil) konpayi|plizyè konpayi asirans kòtakòt|plis pase yon sèl konpayi/i,
	],
	// Not the plain name of its kind: "an independent agency".
	[
		"independence",
		/no insurer owns|we(?: are|’re) independent:|ninguna aseguradora es dueñ|somos independientes:|nenhuma seguradora é (?:nossa )?don|somos independentes:|okenn konpayi asirans ki mèt|nou endepandan:/i,
	],
	[
		"spokenLanguages",
		/(?:by phone|video|we (?:speak|talk|work|explain))[^.:]{0,60}\b(?:in|speak) (?:your (?:own )?language|four languages|English|Spanish|Portuguese|Haitian)/i,
	],
	[
		"spokenLanguages",
		/speaks? (?:your language|Kreyòl|four)|our four languages|(?:consultation|explained),? in your|most requested|English and Spanish every/i,
	],
	[
		"spokenLanguages",
		/(?:teléfono|video|le atiende|hablamos|atendemos|explicamos)[^.:]{0,60} (?:en su (?:propio )?idioma|en cuatro idiomas|en español|en inglés|en criollo|portugués y criollo)/i,
	],
	[
		"spokenLanguages",
		/habla su idioma|nuestros cuatro idiomas|explicados en su idioma|consulta[^.\n]{0,30} en español|nos piden sobre todo inglés|inglés y español todos/i,
	],
	[
		"spokenLanguages",
		/(?:telefone|vídeo|atende|falamos|conversamos|atendemos|explicamos)[^.:]{0,60} (?:no seu idioma|n?a sua (?:própria )?língua|em quatro idiomas|em português|em inglês|em crioulo|português e crioulo)/i,
	],
	[
		"spokenLanguages",
		/fala seu idioma|nossos quatro idiomas|explicados no seu idioma|consulta[^.\n]{0,30} em português|pedem mais inglês|inglês e espanhol todos/i,
	],
	[
		"spokenLanguages",
		/(?:telefòn|videyo|reponn ou|nou pale|nou travay|nou esplike)[^.:]{0,60} (?:nan lang (?:ou|yo)|nan kat lang|an kreyòl|kreyòl ak pòtigè)/i,
	],
	[
		"spokenLanguages",
		/pale lang ou|kat lang nou yo|esplike w yo nan lang|konsiltasyon[^.\n]{0,30} an kreyòl|mande angle ak panyòl|angle ak panyòl chak/i,
	],
	[
		"licensedStates",
		/agents? licensed (?:there|in (?:Texas|Washington|Wisconsin))|agente (?:con|que tiene) licencia (?:allí|en (?:Texas|Washington|Wisconsin))|agente licenciado (?:lá|ali|em Wisconsin|no (?:Texas|estado de Washington))|ajan ki gen lisans (?:la ap|nan (?:Teksas|Wachintonn|Wisconsin))/i,
	],
	["licensedStates", /\b21 (?:states|estados|eta)\b|\b20 (?:More States|estados más)|mais 20 estados|20 lòt eta/i],
	["emailSupport", /24\/7|24 horas, (?:los )?7 d|24 sou 24/],
	["reviewTime", /\b4 (?:hours|horas|èdtan)/],
	["contactTime", /(?:within|plazo de|em até|nan) 24 (?:hours|horas|èdtan)/],
	["statedValue", /\$\s?(?:497|395|295|195)(?![\d,.]*\d)/],
	["team", new RegExp(sampleTeam.map(({ name }) => name).join("|"))],
	["insurers", new RegExp(insurers.map(({ name }) => name).join("|"))],
	["testimonials", new RegExp(testimonials.map(({ name }) => name.replace(".", "\\.")).join("|"))],
];

function claimsFound(locale: Locale, text: string): string[] {
	const marked = words[locale]
		.filter(({ words }) => text.includes(words))
		.map(({ claim, words }) => `${claim}: ${words}`);
	const others = unmarked.flatMap(([claim, pattern]) => {
		const found = pattern.exec(text);
		return found ? [`${claim}: …${text.slice(Math.max(0, found.index - 40), found.index + 60)}…`] : [];
	});
	return [...marked, ...others];
}

/** Texts that production once showed without a mark. */
const oncePublished = [
	"We ask several companies before you apply.",
	"Consultamos a varias compañías antes de su solicitud.",
	"Consultamos várias companhias antes da proposta.",
	"Nou mande plizyè konpayi anvan ou aplike.",
	"We are independent: we may place your application with any of the carriers",
	"Nosotros somos independientes: podemos",
	"Nós somos independentes: podemos",
	"Nou menm, nou endepandan: nou ka",
	"with a licensed agent, by phone or video, in your language.",
	"por teléfono o video, en su idioma.",
	"por telefone ou vídeo, no seu idioma.",
	"nan telefòn oswa nan videyo, an kreyòl.",
	"one who speaks your language",
	"busca a quien habla su idioma",
	"procura quem fala seu idioma",
	"chèche moun ki pale lang ou",
	"an agent licensed in Washington",
	"un agente que tiene licencia en Washington",
	"um agente licenciado no estado de Washington",
	"yon ajan ki gen lisans nan Wachintonn",
];

test.each(oncePublished)("the patterns find “%s”", (text) => {
	expect(unmarked.filter(([, pattern]) => pattern.test(text))).toHaveLength(1);
});

test.each(shownLocales)(
	"development shows the words of every claim that copy marks, in %s",
	async (locale) => {
		setClaims({ showsSamples: true, proven: {} });
		const claims = new Set(words[locale].map(({ claim }) => claim));
		const isComplete = () => [...claims].every((claim) => shownAt.has(`${locale} ${claim}`));
		for (const path of paths) {
			if (isComplete()) break;
			const text = wordsOfPage(await fetchPage(localizedPath(locale, path)));
			for (const { claim, words: marked } of ownWords[locale]) {
				if (!shownAt.has(`${locale} ${claim}`) && text.includes(marked)) shownAt.set(`${locale} ${claim}`, path);
			}
		}
		const unseen = [...claims].filter((claim) => !shownAt.has(`${locale} ${claim}`));
		expect(unseen).toEqual([]);
	},
	60_000,
);

describe.each(locales)("in %s", (locale) => {
	test("production without evidence shows no claim on any page", async () => {
		setClaims(withheld);
		const found: string[] = [];
		for (const path of paths) {
			const text = wordsOfPage(await fetchPage(localizedPath(locale, path)));
			found.push(...claimsFound(locale, text).map((claim) => `${path} ${claim}`));
		}
		expect(found).toEqual([]);
	}, 60_000);

	test("production without evidence has no claim in messages, for emails and PDFs, and in guides", () => {
		setClaims(withheld);
		// The launch list names each claim to the owner: that it lacks evidence.
		const { launch: _, ...shown } = english;
		const messages = messagesFor(locale, Object.keys(shown) as Namespace[]);
		const guides = productSlugs.map((slug) => guideContent(locale, slug));
		const text = textsOf([messages, guides])
			.join("\n")
			.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
		expect(text.length).toBeGreaterThan(50_000);
		expect(claimsFound(locale, text)).toEqual([]);
	});
});

test.each(prerenderedFiles)("production without evidence shows no claim in %s", async (path) => {
	setClaims(withheld);
	const text = await fetchPage(path);
	const found = locales
		.filter((locale) => !/-\w\w\.|\/\w\w\./.test(path) || path.includes(locale))
		.flatMap((locale) => claimsFound(locale, text));
	expect(found).toEqual([]);
});

const evidence = {
	proof: "list",
	approvedBy: "Ana",
	approvedOn: "2026-10-02",
	expiresOn: "2027-10-01",
	value: 1234,
	policy: { insurer: "Example Life", form: "EL-1", approval: "A-1", approvedOn: "2026-10-02" },
	states: ["FL"],
};

describe.each(claimIds.filter((claim) => words.en.some((marked) => marked.claim === claim)))(
	"evidence for %s",
	(claim) => {
		const register: ClaimRegister = { ...claimsRegister, [claim]: { ...claimsRegister[claim], evidence } };
		const shown = async (locale: Locale) => {
			const text = wordsOfPage(await fetchPage(localizedPath(locale, shownAt.get(`${locale} ${claim}`) ?? "")));
			return (
				ownWords[locale].some((marked) => marked.claim === claim && text.includes(marked.words)) ||
				/1[.,]234\b/.test(text)
			);
		};

		test("shows it until it expires", async () => {
			for (const locale of shownLocales) {
				setClaims(claimsInEffect(register, true, "2027-10-01"));
				expect(await shown(locale), locale).toBe(true);
				setClaims(claimsInEffect(register, true, "2027-10-02"));
				expect(await shown(locale), locale).toBe(false);
			}
		}, 60_000);
	},
);

test("the insurer, the form and the approval stand beside the lowest price", async () => {
	const priceFrom = { ...claimsRegister.priceFrom, evidence };
	setClaims(claimsInEffect({ ...claimsRegister, priceFrom }, true, "2026-11-22"));
	for (const locale of locales) {
		const text = wordsOfPage(await fetchPage(localizedPath(locale, "/")));
		for (const part of Object.values(evidence.policy).slice(0, 3)) expect(text).toContain(part);
	}
});

test("recorded evidence puts one number in every language", async () => {
	const families = { ...claimsRegister, familiesServed: { ...claimsRegister.familiesServed, evidence } };
	setClaims(claimsInEffect(families, true, "2026-11-22"));
	for (const locale of locales) {
		const text = wordsOfPage(await fetchPage(localizedPath(locale, "/")));
		expect(text).toMatch(/1[.,]234 (?:families|familias|famílias|fanmi)/);
		expect(text).not.toMatch(sampleFamilies);
	}
});

function textsOf(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (Array.isArray(value) && value.every((item) => typeof item !== "object")) return [value.join("")];
	return value && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
}
