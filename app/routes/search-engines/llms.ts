import { absoluteUrl } from "#app/seo/page-seo.ts";
import { agency } from "#content/agency.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import { localFacts } from "#content/local-facts.server.ts";
import { pageSummaries } from "#content/page-summaries.server.ts";
import { postPath } from "#domain/blog/blog-paths.ts";
import { claimStatus } from "#domain/claims/claims.ts";
import { defaultLocale, localeNames } from "#domain/locale/locales.ts";
import { postsContext } from "#server/context.server.ts";
import type { Route } from "./+types/llms";

/** A plain index for language models (llmstxt.org). */
export function loader({ context }: Route.LoaderArgs) {
	const claims = currentClaims();
	const facts = localFacts(defaultLocale, claims);
	const isLicensed = claimStatus(claims, "licensedStates") !== "withheld";
	const pages = pageSummaries(defaultLocale)
		.filter(({ isListed }) => isListed)
		.map(({ path, title, description }) => `- [${title}](${absoluteUrl(defaultLocale, path)}): ${description}`);
	const posts = context
		.get(postsContext)
		.all()
		.filter((post) => post.locale === defaultLocale && !post.isBuiltIn)
		.map(({ slug, title, excerpt }) => `- [${title}](${absoluteUrl(defaultLocale, postPath(slug))}): ${excerpt}`);
	const languages = agency.languages.map((locale) => `- [${localeNames[locale]}](${absoluteUrl(locale, "/")})`);
	const text = [
		`# ${facts.agency}`,
		"",
		`> Independent life-insurance and financial-services agency in ${facts.city}, ${facts.homeState}${isLicensed ? `, licensed in ${facts.licensedStates} ${facts.statesNoun}` : ""}. Information only; not an offer to sell insurance.`,
		"",
		"## Pages",
		...pages,
		...posts,
		"",
		"## Languages",
		...languages,
		"",
	];
	return new Response(text.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
