import { isDeepStrictEqual } from "node:util";
import { rememberAgencyNames } from "#content/agency-names.server.ts";
import { rememberConsentTexts } from "#content/consent-texts.server.ts";
import { builtClaims, claimsAt, currentClaims, setClaims } from "#content/current-claims.server.ts";
import { offeredPath } from "#content/offered-path.ts";
import type { SettingsSection } from "#domain/agency/settable-facts.ts";
import { type Claims, claimsVersion, withdrawsNothing, withoutSections } from "#domain/claims/claims.ts";
import { locales } from "#domain/locale/locales.ts";
import { offlinePath } from "#domain/pages/offline-page.ts";
import { type Page, type PageKind, pages } from "#domain/pages/page-registry.ts";
import { localeFiles, prerenderedFiles } from "#domain/pages/prerendered-files.ts";
import { isShownPage } from "#domain/pages/shown-pages.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { readConsentTexts } from "../consent/read-consent-texts.server.ts";
import { refreshSignOffs } from "../launch/sign-offs-in-effect.server.ts";
import type { PageSource } from "../platform/http/page-source.server.ts";
import type { Reception } from "../reception.server.ts";
import type { Services } from "../services.server.ts";
import { keepSettings } from "./kept-settings.server.ts";
import { readPublishedTeam } from "./published-team.server.ts";
import { readNames, readNewest, setFactsOf } from "./read-settings.server.ts";

/** The topic of an announcement that claims, the people whom visitors see, or what an admin has set may have changed. */
export const claimsTopic = "claims";

/** The pages that show members of the team or, as the home page does, testimonials, and no list of insurers. A test renders all others. */
const teamKinds: readonly PageKind[] = ["home", "service", "state", "location", "calculator", "calc", "quote", "offer"];
const teamPaths = ["/about", "/licensing"];
const showsTeam = ({ kind, path }: Page) => teamKinds.includes(kind) || teamPaths.includes(path);
const isArticle = ({ kind }: Page) => kind === "post";
const teamFiles = locales.map(localeFiles.parts);

/**
 * Everything that the build renders follows the claims in effect, and what shows the team also who is on it. When
 * evidence has expired, no page waits in its old form: a visitor gets the new one or none. The third source is that of articles.
 */
export function claimsPages(
	reception: Pick<Reception, "clock" | "env" | "log">,
	services: { readonly current: Pick<Services, "database"> | null },
): [ofTeam: PageSource, ofOthers: PageSource, ofArticles: PageSource] {
	const withTeam = new Set([...localized(pages.filter(showsTeam)), ...teamFiles]);
	const others = new Set([
		...localized(pages.filter((page) => !showsTeam(page) && !isArticle(page))),
		...locales.map(offlinePath),
		...prerenderedFiles.filter((path) => !teamFiles.includes(path)),
	]);
	const unreadable = new Set<number>();
	return [
		{
			...versions(withTeam, (claims) => withoutSections(claims, "analytics", "insurers", "mail")),
			refresh: () => refreshClaims(reception, services.current, unreadable),
		},
		{
			...versions(others, ({ team: _, ...claims }) => withoutSections(claims, "analytics", "mail", "testimonials")),
			async refresh() {},
		},
		{
			...versions(new Set(localized(pages.filter(isArticle))), (claims) =>
				withoutSections(claims, "analytics", "insurers", "mail", "testimonials"),
			),
			async refresh() {},
		},
	];
}

/**
 * Reads the claims in effect, the people whom visitors see, what an admin has set, and which texts are signed.
 * @param services null while the database is away: what is known stays, and only the day counts
 * @param unreadable versions of settings that were logged
 */
export async function refreshClaims(
	{ clock, env, log }: Pick<Reception, "clock" | "env" | "log">,
	services: Pick<Services, "database"> | null,
	unreadable = new Set<number>(),
): Promise<void> {
	const { team, facts } = currentClaims();
	const isProduction = env.mode === "production";
	setIfChanged({ ...claimsAt(clock(), isProduction, facts), ...(team && { team }) });
	if (!services) return;
	const { db } = services.database;
	const published = await readPublishedTeam(db, clock());
	const newest = await readNewest(db);
	const set = setFactsOf(newest);
	for (const { section, version, value } of newest) {
		if (value === null || set[section] || unreadable.has(version)) continue;
		unreadable.add(version);
		log.warn({ section, version }, "saved settings can't be read: the facts of content/agency.ts count instead");
	}
	const hasBeenSet = (name: SettingsSection) => newest.some(({ section }) => section === name);
	// Known before any page shows them.
	const names = hasBeenSet("identity") ? await readNames(db) : [];
	rememberAgencyNames(names);
	const consentTexts = hasBeenSet("consent") ? await readConsentTexts(db) : [];
	rememberConsentTexts(consentTexts);
	setIfChanged({ ...claimsAt(clock(), isProduction, set), team: published });
	keepSettings(env.dataDir, { facts: set, names, consentTexts, signOffs: await refreshSignOffs(db, set) });
}

function localized(some: readonly Page[]): string[] {
	return locales.flatMap((locale) => some.map(({ path }) => localizedPath(locale, path)));
}

function setIfChanged(claims: Claims): void {
	if (!isDeepStrictEqual(claims, currentClaims())) setClaims(claims);
}

/** The pages of states where the agency has no license any more, and those in languages that the site doesn't offer now. */
function gonePages(paths: ReadonlySet<string>): ReadonlySet<string> {
	const ofStates = new Set(localized(pages.filter((page) => !isShownPage(page))));
	return new Set([...paths].filter((path) => ofStates.has(path) || offeredPath(path) !== undefined));
}

/** @param shownOf what these pages show of the claims */
function versions(paths: ReadonlySet<string>, shownOf: (claims: Claims) => Claims): Omit<PageSource, "refresh"> {
	const builtVersion = claimsVersion(shownOf(builtClaims));
	const known = new Map([[builtVersion, shownOf(builtClaims)]]);
	let latest = { claims: builtClaims, version: builtVersion, gone: gonePages(paths) };

	/** The version follows the claims that pages are rendered with. */
	function current() {
		const claims = currentClaims();
		if (latest.claims !== claims) {
			latest = { claims, version: claimsVersion(shownOf(claims)), gone: gonePages(paths) };
			known.set(latest.version, shownOf(claims));
		}
		return latest;
	}

	return {
		builtVersion,
		versionOf: (path) => (paths.has(path) && !current().gone.has(path) ? current().version : null),
		isGone: (path) => current().gone.has(path),
		mayStillShow(version) {
			const shown = known.get(version);
			return shown !== undefined && withdrawsNothing(shown, shownOf(currentClaims()));
		},
	};
}
