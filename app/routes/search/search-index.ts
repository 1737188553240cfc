import { data, type LoaderFunctionArgs } from "react-router";
import { searchIndex } from "#content/search-index.server.ts";
import { isLocale } from "#domain/locale/locales.ts";

/** The index of one language, fetched when a visitor opens the search. */
export function loader({ request }: LoaderFunctionArgs) {
	const locale = /search-index\/(\w+)\.json/.exec(new URL(request.url).pathname)?.[1];
	if (!isLocale(locale)) throw data(null, { status: 404 });
	return Response.json(searchIndex(locale));
}
