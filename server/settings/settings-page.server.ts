import type { RouterContextProvider } from "react-router";
import { agency, contentFacts, withContent } from "#content/agency.ts";
import type { BrandFacts } from "#domain/agency/brand-facts.ts";
import { isClaimId } from "#domain/agency/claim-evidence.ts";
import { logoSize } from "#domain/agency/logo-size.ts";
import type { LicenseFacts, SettableFacts, SettingsSection } from "#domain/agency/settable-facts.ts";
import { logoPath } from "#domain/blog/image-address.ts";
import { licensableStates } from "#domain/compliance/licensed-states.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { stateOptions, statesByName } from "#domain/location/state-names.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { type ProductSlug, productSlugs } from "#domain/products/products.ts";
import { type FormSection, formRules } from "#domain/settings/form-rules.ts";
import { settingsSections } from "#domain/settings/sections.ts";
import { recordPath, sectionPath, settingsPath } from "#domain/settings/settings-address.ts";
import { licenseStanding } from "#domain/team/staff-record.ts";
import { formatDateTime } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "../context.server.ts";
import { readNewest, readSetFacts, readVersions, setFactsOf } from "../pages/read-settings.server.ts";
import { owedHere } from "../second-factor/recent-proof.server.ts";
import { claimsPage, claimWords } from "./claims-page.server.ts";
import { describeSection } from "./describe-section.server.ts";
import { wordsToCheck } from "./describe-words.server.ts";
import { insurersPage } from "./insurers-page.server.ts";
import type { RecordPage } from "./record-page.server.ts";
import { newestVersion } from "./save-settings.server.ts";
import { testimonialsPage } from "./testimonials-page.server.ts";

/** Older versions stay in the database. */
const shownVersions = 20;

const recordPages: { [Section in FormSection]?: RecordPage } = {
	testimonials: testimonialsPage,
	claims: claimsPage,
	insurers: insurersPage,
};

interface PageArgs {
	request: Request;
	context: Readonly<RouterContextProvider>;
}

export function isFormSection(name: string): name is FormSection {
	return Object.keys(formRules).includes(name);
}

/**
 * What is set now, in a few lines for each section. It is read from the database, because this process may learn of a change a
 * moment later.
 */
export async function readSettingsPage(args: PageArgs) {
	const { locale } = args.context.get(staffContext);
	const { clock, database } = args.context.get(servicesContext);
	const newest = await readNewest(database.db);
	const facts = withContent(setFactsOf(newest));
	return {
		...frameOf(args, settingsPath),
		seen: newestVersion(newest, settingsSections),
		sections: settingsSections.map((section) => ({
			section,
			path: sectionPath(section),
			lines: describeSection(section, facts, locale),
			/** What somebody has to do soon. */
			alerts: alertsOf(section, facts, locale, clock()),
		})),
	};
}

/** "Maria G.: not shown, …" for each record that visitors don't get, and the licenses that end. */
function alertsOf(section: SettingsSection, facts: SettableFacts, locale: Locale, now: Date): string[] {
	if (section === "licenses") return endsOfLicenses(facts.licenses, locale, now);
	if (section === "words" || section === "consent") return wordsToCheck(facts[section], locale);
	const page = section === "rates" ? undefined : recordPages[section];
	const records = page?.list({ facts, locale, today: dayOf(now) }) ?? [];
	return records.flatMap(({ name, isAlarming, standing }) => (isAlarming ? `${name}: ${standing}` : []));
}

const dayOf = (now: Date) => zonedTime(now, agency.timeZone).date;

/** The form of a section with its versions. */
export async function readSectionPage(args: PageArgs, section: FormSection) {
	const { locale } = args.context.get(staffContext);
	const { clock, database, env } = args.context.get(servicesContext);
	const { facts: own, ...page } = await readVersionList(args, section);
	// A claim about rates is compared with those in use. What the form is about is as old as the version that it names.
	const facts: SettableFacts = { ...withContent(await readSetFacts(database.db)), [section]: own[section] };
	const { days, record } = copyFor(locale, "people", { days: "" });
	const t = translator(locale, "settings.filled");
	const at = { facts, locale, today: dayOf(clock()) };
	const records = recordPages[section];
	const asked = changedRecord(args.request);
	const form = asked === null ? null : (records?.form(at, asked) ?? null);
	return {
		...page,
		section,
		listed: records?.list(at) ?? [],
		/** False while nobody has chosen a claim: there is no new one. */
		hasForm: section !== "claims" || form !== null,
		words: {
			days,
			ends: { from: record.from, until: record.until },
			products: productNames(locale),
			states: readStates(facts.licenses, locale, clock()),
			places: stateOptions(locale),
			logo: shownLogo(facts.brand),
			/** Who checks that no robot sends a form. */
			captcha: env.recaptcha ? ("google" as const) : ("own" as const),
			/** The claim that the form is about. */
			claim: section === "claims" && form && isClaimId(asked) ? claimWords(asked, facts, locale) : null,
			/** The document that a record keeps if no other one is chosen. */
			kept: form?.document ? t("kept", { name: form.document }) : null,
		},
		fields: form?.fields ?? fieldsOf(section, facts, clock()),
	};
}

/** The record that the address asks to change. */
function changedRecord(request: Request): string | null {
	return new URL(request.url).searchParams.get("change");
}

/** The page of a section, with the record that the address asks to change. */
export function pageOfRequest(request: Request, section: SettingsSection): string {
	const record = changedRecord(request);
	return record === null ? sectionPath(section) : recordPath(section, record);
}

/** What is set in a section, and its versions. */
export async function readVersionList(args: PageArgs, section: SettingsSection) {
	const { locale } = args.context.get(staffContext);
	const versions = await readVersions(args.context.get(servicesContext).database.db, section, shownVersions);
	const t = translator(locale, "settings.filled");
	return {
		...frameOf(args, sectionPath(section), pageOfRequest(args.request, section)),
		facts: withContent(setFactsOf(versions.slice(0, 1))),
		/** The version on the screen: a form that is sent later doesn't overwrite a newer one. */
		seen: newestVersion(versions, [section]),
		versions: versions.map((row, index) => ({
			version: row.version,
			isNewest: index === 0,
			saved: t("saved", { who: row.savedByName, at: formatDateTime(locale, row.savedAt, agency.timeZone) }),
			isContent: row.value === null,
			lines: describeSection(section, withContent(setFactsOf([row])), locale),
		})),
		/** What counts while nothing is set. */
		content: { isNewest: !versions[0]?.value, isContent: true, lines: describeSection(section, contentFacts, locale) },
	};
}

/**
 * What all pages of the settings have.
 * @param back where a proof of who somebody is leads to
 */
function frameOf(args: PageArgs, path: string, back = path) {
	const copy = copyFor(args.context.get(staffContext).locale, "settings");
	const all = { label: copy.tabs.all, to: settingsPath };
	const ofSections = settingsSections.map((section) => ({ label: copy[section].title, to: sectionPath(section) }));
	return {
		copy,
		owed: owedHere(args, back),
		tabs: [all, ...ofSections].map((tab) => ({ ...tab, current: tab.to === path })),
		isSaved: new URL(args.request.url).searchParams.get("done") === "saved",
	};
}

/** The stored logo as the page shows it. */
function shownLogo({ logo }: BrandFacts) {
	return logo && { src: logoPath(logo.image), ...logoSize(logo, { width: 256, height: 96 }) };
}

function productNames(locale: Locale) {
	const t = translator(locale, "shell");
	return Object.fromEntries(productSlugs.map((slug) => [slug, t(`services.${slug}`)])) as Record<ProductSlug, string>;
}

/** The states that can have a license, with how near its end is. */
function readStates({ licenses }: LicenseFacts, locale: Locale, now: Date) {
	const today = dayOf(now);
	return statesByName(locale)
		.filter(({ code }) => licensableStates.some(({ abbr }) => abbr === code))
		.map(({ code, name }) => {
			const license = licenses[code];
			return { state: code, name, standing: license ? licenseStanding(license, today) : ("valid" as const) };
		});
}

/** "Texas: Expired" for each license that has ended, or ends soon. */
function endsOfLicenses(facts: LicenseFacts, locale: Locale, now: Date): string[] {
	const { standing: words } = copyFor(locale, "settings").licenses;
	return readStates(facts, locale, now).flatMap(({ name, standing }) =>
		standing === "valid" ? [] : `${name}: ${words[standing]}`,
	);
}

function fieldsOf<Section extends FormSection>(section: Section, facts: SettableFacts, now: Date) {
	const ofSection: SettableFacts[Section] = facts[section];
	return formRules[section].fieldsOf(ofSection, now);
}
