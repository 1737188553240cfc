import { data } from "react-router";
import { siteOrigin } from "#app/seo/page-seo.ts";
import { feedNames } from "#domain/blog/blog-paths.ts";
import { isLocale } from "#domain/locale/locales.ts";
import { blogFeed } from "#server/blog/blog-feed.server.ts";
import { postsContext } from "#server/context.server.ts";
import type { Route } from "./+types/feed";

/** The newest posts of one language, whole, for feed readers. */
export function loader({ request, context }: Route.LoaderArgs) {
	const [, locale, file] = /^\/(\w+)\/blog\/(\w+\.xml)/.exec(new URL(request.url).pathname) ?? [];
	const name = feedNames.find((one) => one === file);
	if (!isLocale(locale) || !name) throw data(null, { status: 404 });
	const feed = blogFeed(context.get(postsContext).all(), locale, siteOrigin);
	const [text, type] = name === "rss.xml" ? [feed.rss2(), "rss"] : [feed.atom1(), "atom"];
	return new Response(text, { headers: { "Content-Type": `application/${type}+xml; charset=utf-8` } });
}
