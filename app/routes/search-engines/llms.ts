import { absoluteUrl } from "#app/seo/page-seo.ts";
import { agency } from "#content/agency.ts";
import { agencyFacts } from "#content/agency-facts.ts";
import { pageSummaries } from "#content/page-summaries.server.ts";
import { defaultLocale, localeNames, locales } from "#domain/locale/locales.ts";

/** A plain index for language models (llmstxt.org). */
export function loader() {
	const pages = pageSummaries(defaultLocale)
		.filter(({ isListed }) => isListed)
		.map(({ path, title, description }) => `- [${title}](${absoluteUrl(defaultLocale, path)}): ${description}`);
	const languages = locales.map((locale) => `- [${localeNames[locale]}](${absoluteUrl(locale, "/")})`);
	const text = [
		`# ${agency.name}`,
		"",
		`> Independent life-insurance and financial-services agency in ${agency.address.city}, Florida, licensed in ${agencyFacts.licensedStates} states. Information only; not an offer to sell insurance.`,
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
