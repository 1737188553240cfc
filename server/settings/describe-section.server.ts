import { officeHours } from "#content/office-hours.ts";
import { ratesWith } from "#content/rates.ts";
import { claimIds } from "#domain/agency/claim-evidence.ts";
import type { SetWords } from "#domain/agency/set-words.ts";
import type { SettableFacts, SettingsSection } from "#domain/agency/settable-facts.ts";
import { type Locale, localeNames } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { productSlugs } from "#domain/products/products.ts";
import { premiumProducts, type RateTable } from "#domain/rates/rate-table.ts";
import { networkIds } from "#domain/settings/links-form.ts";
import { countWords } from "#domain/words/change-words.ts";
import { formatDate } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";

/** What a section says, in a few lines. */
export function describeSection(section: SettingsSection, facts: SettableFacts, locale: Locale): string[] {
	return describers[section](facts, locale).filter(Boolean);
}

const excerptLength = 60;

/** The beginning of somebody's words, as far as whole words go. */
export function excerpt(words: string): string {
	if (words.length <= excerptLength) return words;
	return `${words.slice(0, excerptLength).replace(/\s\S*$/, "")}…`;
}

/** The facts of each section in a few lines. */
const describers: Record<SettingsSection, (facts: SettableFacts, locale: Locale) => string[]> = {
	identity({ identity: { name, shortName, legalName } }) {
		return [[...new Set([name, shortName, legalName])].join(" · ")];
	},
	brand({ brand: { palette, logo, logoHasName } }, locale) {
		const copy = copyFor(locale, "settings").brand;
		return [copy.palettes[palette], logo ? copy.shown[logoHasName ? "logoAlone" : "logo"] : copy.shown.mark];
	},
	office({ office: { phone, tollFreePhone, email, address, hours, closedOn } }, locale) {
		const days = closedOn.map((day) => formatDate(locale, new Date(`${day}T12:00:00Z`), "UTC"));
		return [
			[phone.display, tollFreePhone.display, email].join(" · "),
			address ? `${address.street}, ${address.city} ${address.postalCode}` : "",
			officeHours(locale, hours).capitalized,
			days.length > 0 ? translator(locale, "settings.filled")("closed", { days: days.join("; ") }) : "",
		];
	},
	links({ links: { booking, social } }, locale) {
		const copy = copyFor(locale, "settings").links;
		const product = translator(locale, "shell");
		const line = (label: string, link: string | undefined) =>
			link ? `${label}: ${link.slice("https://".length)}` : "";
		return [
			line(copy.general, booking.general),
			...productSlugs.map((slug) => line(product(`services.${slug}`), booking[slug])),
			line(copy.recruiting, booking.recruiting),
			networkIds.flatMap((network) => social[network] || []).join(" · "),
		];
	},
	offering({ offering: { languages, withoutFigures } }, locale) {
		const product = translator(locale, "shell");
		const names = withoutFigures.map((slug) => product(`services.${slug}`)).join(", ");
		return [
			languages.map((one) => localeNames[one]).join(" · "),
			names && `${copyFor(locale, "settings").offering.withoutFigures}: ${names}`,
		];
	},
	analytics({ analytics: { tagManagerId, captcha } }, locale) {
		const copy = copyFor(locale, "settings").analytics;
		return [`Google Tag Manager: ${tagManagerId || copy.none}`, `${copy.captcha}: ${copy.levels[captcha]}`];
	},
	mail({ mail: { mailFrom, leadInbox, dkimSelector } }, locale) {
		const copy = copyFor(locale, "settings").mail;
		return [
			`${copy.mailFrom}: ${mailFrom}`,
			`${copy.leadInbox}: ${leadInbox}`,
			dkimSelector && `${copy.selector}: ${dkimSelector}`,
		];
	},
	licenses({ licenses: { npn, licenses, missing } }, locale) {
		const t = translator(locale, "settings.filled");
		const day = (text: string) => formatDate(locale, new Date(`${text}T12:00:00Z`), "UTC");
		return [
			npn ? `${copyFor(locale, "settings").licenses.npn}: ${npn}` : "",
			Object.entries(licenses)
				.flatMap(([state, license]) => (license ? `${state} ${license.number} (${day(license.expiresOn)})` : []))
				.join(" · "),
			missing.length > 0 ? t("missing", { states: missing.join(", ") }) : "",
		];
	},
	testimonials({ testimonials }, locale) {
		return testimonials.map(({ name, city, state, review, language }) => {
			const place = `${city}, ${jurisdictionName(state, locale)}`;
			return [name, place, `“${excerpt(review[language])}”`].join(" · ");
		});
	},
	claims({ claims }, locale) {
		const t = translator(locale, "launch.filled");
		const { withdrawn } = copyFor(locale, "settings").claims.standing;
		return claimIds.flatMap((id) => {
			const evidence = claims[id];
			if (evidence === undefined) return [];
			return `${t(`items.${id}`)}: ${evidence ? excerpt(evidence.proof) : withdrawn}`;
		});
	},
	insurers({ insurers }) {
		return insurers.map(({ name, naicCode, rating }) => [name, naicCode, rating.grade].join(" · "));
	},
	words: ({ words }, locale) => describeWords(words, locale),
	consent: ({ consent }, locale) => describeWords(consent, locale),
	rates({ rates }, locale) {
		const product = translator(locale, "calculator");
		return premiumProducts.map(
			(name) => `${product(`services.${name}`)}: ${describeRates(ratesWith(rates)[name], locale)}`,
		);
	},
};

function describeWords(words: readonly SetWords[], locale: Locale): string[] {
	const count = countWords(words);
	return count === 0 ? [] : [translator(locale, "words.filled")("changed", { count })];
}

/** Whose rates a table has, how many, and of which day. */
export function describeRates({ isSample, rates, effectiveOn, policy }: RateTable, locale: Locale): string {
	const t = translator(locale, "rates.filled");
	if (isSample) return t("ruleOfThumb");
	const date = formatDate(locale, new Date(`${effectiveOn}T12:00:00Z`), "UTC");
	return [t("rates", { count: rates.length, date }), policy && `${policy.insurer}, ${policy.form}`]
		.filter(Boolean)
		.join(" · ");
}
