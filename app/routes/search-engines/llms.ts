import { absoluteUrl } from "#app/seo/page-seo.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import { localFacts } from "#content/local-facts.server.ts";
import { pageSummaries } from "#content/page-summaries.server.ts";
import { claimStatus } from "#domain/claims/claims.ts";
import { defaultLocale, localeNames, locales } from "#domain/locale/locales.ts";

/** A plain index for language models (llmstxt.org). */
export function loader() {
	const claims = currentClaims();
	const facts = localFacts(defaultLocale, claims);
	const isLicensed = claimStatus(claims, "licensedStates") !== "withheld";
	const pages = pageSummaries(defaultLocale)
		.filter(({ isListed }) => isListed)
		.map(({ path, title, description }) => `- [${title}](${absoluteUrl(defaultLocale, path)}): ${description}`);
	const languages = locales.map((locale) => `- [${localeNames[locale]}](${absoluteUrl(locale, "/")})`);
	const text = [
		`# ${facts.agency}`,
		"",
		`> Independent life-insurance and financial-services agency in ${facts.city}, ${facts.homeState}${isLicensed ? `, licensed in ${facts.licensedStates} states` : ""}. Information only; not an offer to sell insurance.`,
		"",
		"## Pages",
		...pages,
		"",
		"## Languages",
		...languages,
		"",
	];
	return new Response(text.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
