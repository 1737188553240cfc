import type { RouterContextProvider } from "react-router";
import { agency, contentFacts } from "#content/agency.ts";
import { officeHours } from "#content/office-hours.ts";
import type { SettableFacts, SettingsSection } from "#domain/agency/settable-facts.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { type ProductSlug, productSlugs } from "#domain/products/products.ts";
import { networkIds } from "#domain/settings/links-form.ts";
import { sectionRules, settingsSections } from "#domain/settings/sections.ts";
import { sectionPath, settingsPath } from "#domain/settings/settings-address.ts";
import { formatDate, formatDateTime } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "../context.server.ts";
import { readNewest, readVersions, setFactsOf } from "../pages/read-settings.server.ts";
import { owedHere } from "../second-factor/recent-proof.server.ts";
import { newestVersion } from "./save-settings.server.ts";

/** Older versions stay in the database. */
const shownVersions = 20;

interface PageArgs {
	request: Request;
	context: Readonly<RouterContextProvider>;
}

export function isSection(name: string): name is SettingsSection {
	return (settingsSections as readonly string[]).includes(name);
}

/**
 * What is set now, in a few lines for each section. It is read from the database, because this process may learn of a change a
 * moment later.
 */
export async function readSettingsPage(args: PageArgs) {
	const { locale } = args.context.get(staffContext);
	const newest = await readNewest(args.context.get(servicesContext).database.db);
	const facts = { ...contentFacts, ...setFactsOf(newest) };
	return {
		...frameOf(args, settingsPath),
		seen: newestVersion(newest, settingsSections),
		sections: settingsSections.map((section) => ({
			section,
			path: sectionPath(section),
			lines: linesOf(section, facts, locale),
		})),
	};
}

/** The form of a section with its versions. */
export async function readSectionPage(args: PageArgs, section: SettingsSection) {
	const { locale } = args.context.get(staffContext);
	const { clock, database } = args.context.get(servicesContext);
	const versions = await readVersions(database.db, section, shownVersions);
	const { days, record } = copyFor(locale, "people", { days: "" });
	const t = translator(locale, "settings.filled");
	const facts = { ...contentFacts, ...setFactsOf(versions.slice(0, 1)) };
	return {
		...frameOf(args, sectionPath(section)),
		section,
		words: {
			days,
			ends: { from: record.from, until: record.until },
			products: productNames(locale),
		},
		fields: fieldsOf(section, facts, clock()),
		/** The version on the screen: a form that is sent later doesn't overwrite a newer one. */
		seen: newestVersion(versions, [section]),
		versions: versions.map((row, index) => ({
			version: row.version,
			isNewest: index === 0,
			saved: t("saved", { who: row.savedByName, at: formatDateTime(locale, row.savedAt, agency.timeZone) }),
			isContent: row.value === null,
			lines: linesOf(section, { ...contentFacts, ...setFactsOf([row]) }, locale),
		})),
		/** What counts while nothing is set. */
		content: { isNewest: !versions[0]?.value, isContent: true, lines: linesOf(section, contentFacts, locale) },
	};
}

/** What all pages of the settings have. */
function frameOf(args: PageArgs, path: string) {
	const copy = copyFor(args.context.get(staffContext).locale, "settings");
	const all = { label: copy.tabs.all, to: settingsPath };
	const ofSections = settingsSections.map((section) => ({ label: copy[section].title, to: sectionPath(section) }));
	return {
		copy,
		owed: owedHere(args, path),
		tabs: [all, ...ofSections].map((tab) => ({ ...tab, current: tab.to === path })),
		isSaved: new URL(args.request.url).searchParams.get("done") === "saved",
	};
}

function productNames(locale: Locale) {
	const t = translator(locale, "shell");
	return Object.fromEntries(productSlugs.map((slug) => [slug, t(`services.${slug}`)])) as Record<ProductSlug, string>;
}

function fieldsOf<Section extends SettingsSection>(section: Section, facts: SettableFacts, now: Date) {
	const ofSection: SettableFacts[Section] = facts[section];
	return sectionRules[section].fieldsOf(ofSection, now);
}

function linesOf(section: SettingsSection, facts: SettableFacts, locale: Locale): string[] {
	return describers[section](facts, locale).filter(Boolean);
}

/** The facts of each section in a few lines. */
const describers: Record<SettingsSection, (facts: SettableFacts, locale: Locale) => string[]> = {
	office({ office: { phone, tollFreePhone, email, hours, closedOn } }, locale) {
		const days = closedOn.map((day) => formatDate(locale, new Date(`${day}T12:00:00Z`), "UTC"));
		return [
			[phone.display, tollFreePhone.display, email].join(" · "),
			officeHours(locale, hours).capitalized,
			days.length > 0 ? translator(locale, "settings.filled")("closed", { days: days.join("; ") }) : "",
		];
	},
	links({ links: { booking, social } }) {
		const { general, recruiting, ...ofProducts } = booking;
		return [
			[general, ...Object.values(ofProducts).filter(Boolean)].join(" · "),
			recruiting,
			networkIds
				.map((network) => social[network])
				.filter(Boolean)
				.join(" · "),
		];
	},
};
