import { AboutPage } from "#app/components/team/about-page.tsx";
import { person } from "#app/seo/structured-data.ts";
import { shownTeam } from "#content/shown-team.server.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { pageLocale } from "../page-locale.ts";
import type { Route } from "./+types/about";
import { articleMeta } from "./article-meta.ts";
import { loadArticle } from "./load-article.server.ts";

export function loader({ params }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	return { article: loadArticle(locale, "/about"), team: shownTeam(locale), teamCopy: copyFor(locale, "team") };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { article, team } = loaderData;
	// Search engines get nobody who doesn't exist.
	return articleMeta(
		article,
		team.filter(({ isSample }) => !isSample).map((member) => person(article.locale, member)),
	);
}

export default function AboutRoute({ loaderData: { article, team, teamCopy } }: Route.ComponentProps) {
	return <AboutPage {...article} team={team} teamCopy={teamCopy} />;
}
