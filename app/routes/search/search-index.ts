import { data } from "react-router";
import { searchIndex } from "#content/search-index.server.ts";
import { isLocale } from "#domain/locale/locales.ts";
import { postsContext } from "#server/context.server.ts";
import type { Route } from "./+types/search-index";

/** The index of one language, fetched when a visitor opens the search. */
export function loader({ request, context }: Route.LoaderArgs) {
	const locale = /search-index\/(\w+)\.json/.exec(new URL(request.url).pathname)?.[1];
	if (!isLocale(locale)) throw data(null, { status: 404 });
	return Response.json(searchIndex(locale, context.get(postsContext).all()));
}
