import { data } from "react-router";
import { ArticlePage } from "#app/components/content/article-page.tsx";
import { articlePaths, isOneOf } from "#domain/site/pages.ts";
import { pageLocale } from "../page-locale.ts";
import type { Route } from "./+types/article";
import { articleMeta } from "./article-meta.ts";
import { loadArticle } from "./load-article.server.ts";

/** Serves every article. The route's pattern says which one. */
export function loader({ params, pattern }: Route.LoaderArgs) {
	const path = pattern.replace(/^\/?:locale/, "");
	if (!isOneOf(articlePaths, path)) throw data(null, { status: 404 });
	return loadArticle(pageLocale(params), path);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	return loaderData ? articleMeta(loaderData) : [];
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
	return <ArticlePage {...loaderData} />;
}
