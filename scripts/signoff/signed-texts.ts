import { join } from "node:path";
import { englishDocuments, ibcNotices } from "#content/notices.ts";
import { claimIds } from "#domain/agency/claim-evidence.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { readCatalog } from "../checks/catalog.ts";
import { readContentPages } from "../checks/content-pages.ts";
import { nameKeys, stringsOf } from "../checks/content-shape.ts";

/** Texts of one language by key: `messages/leads.consent.box`, `content/pages/terms responsibility`. */
export type SignedTexts = ReadonlyMap<string, string>;

/** Messages about law or money: a key, or the beginning of several. `*` is any one name. */
const messageKeys = [
	"calculator.figures",
	"calculator.notes",
	"calculator.refused",
	"common.disclaimer",
	"compliance.freeLook",
	"compliance.freeLookSentences",
	"compliance.lapseNotice",
	"cookies.text",
	"emails.unsubscribe",
	"funnelPages.services.*.limits",
	"funnelPages.secondary",
	"funnelPages.withoutGrowth",
	"funnels.estimate",
	"leads.consent",
	"leads.errors.consent_required",
	"location.slot",
	"offers.offer.noOffer",
	"offers.offer.states",
	"offers.offer.whyFreeAnswer",
	"offers.offer.whyValueAnswer",
	"pdf.license",
	"pdf.report.limits",
	"planners.debts.note",
	"planners.needs.note",
	"shell.footer.licensed",
	"shell.footer.noSale",
	"shell.footer.tagline",
	"unsubscribe.scope",
	"unsubscribe.scopeNumber",
	"unsubscribe.stopAll",
	"unsubscribe.stopEmails",
	"unsubscribe.term",
	"withheld.reasons",
	"withheld.source",
].map((key) => new RegExp(`^${key.replaceAll(".", "\\.").replace("*", "[^.]+")}(?:\\.|$)`));

/** Pages of law: a reader signs each section as a whole, because its sentences lean on each other. */
const lawPages = ["pages/privacy", "pages/health-data", "pages/terms", "pages/compliance"];

/** Parts of other pages: a product page's disclosures, and the notice next to an advertisement. */
const disclosures = /^(?:disclosures\.items|notice)(?:\.|$)/;

/** These claims say what the agency is and does, not what something costs or returns; they appear in many sentences. */
const plainClaims = [
	"licensedStates",
	"spokenLanguages",
	"contactTime",
	"reviewTime",
	"carriersCompared",
	"emailSupport",
];
const claim = new RegExp(`<(?:${claimIds.filter((id) => !plainClaims.includes(id)).join("|")})>`);

/** All texts that a native or licensed reader signs: consent, disclosures, prices, law, and claims anywhere. */
export async function signedTexts(): Promise<Record<Locale, SignedTexts>> {
	const pages = await readContentPages("content");
	const entries = locales.map((locale): [Locale, SignedTexts] => {
		const messages = [...readCatalog(join("i18n/messages", locale))]
			.filter(([key, text]) => isSignedMessage(key, text))
			.map(([key, text]) => [`messages/${key}`, text] as [string, string]);
		const copy = pages.flatMap(({ name, languages }) => {
			const texts = lawPages.includes(name)
				? sectionsOf(languages[locale])
				: [...stringsOf(languages[locale])].filter(([place, text]) => isSignedCopy(place, text));
			return texts.map(([place, text]) => [`content/${name} ${place}`, text] as [string, string]);
		});
		const notices: [string, string][] = [
			["content/notices ibc", ibcNotices[locale]],
			["content/notices englishDocuments", englishDocuments[locale] ?? ""],
		];
		return [locale, new Map([...messages, ...copy, ...notices].filter(([, text]) => text !== ""))];
	});
	return Object.fromEntries(entries) as Record<Locale, SignedTexts>;
}

export function isSignedMessage(key: string, text: string): boolean {
	return messageKeys.some((pattern) => pattern.test(key)) || claim.test(text);
}

export function isSignedCopy(place: string, text: string): boolean {
	return !nameKeys.test(place) && (disclosures.test(place) || claim.test(text));
}

/** The text of each section of a page, by the section's name. */
export function sectionsOf(page: unknown): (readonly [id: string, text: string])[] {
	const { sections } = page as { sections: readonly { id: string }[] };
	return sections.map((section) => {
		const strings = [...stringsOf(section)].filter(([place]) => !nameKeys.test(place));
		return [section.id, strings.map(([, text]) => text).join("\n")] as const;
	});
}
