import { data, redirect } from "react-router";
import { redirectFor, shortcutFor } from "#domain/site/redirects.ts";
import type { Route } from "./+types/redirect";

/** Old and short addresses; what the visitor came with in the query goes along. */
export function loader({ request, params }: Route.LoaderArgs) {
	const { pathname, search } = new URL(request.url);
	const { locale, kind, service } = params as Record<string, string | undefined>;
	const target = locale && kind && service ? shortcutFor(locale, kind, service) : redirectFor(pathname);
	if (!target) throw data(null, { status: 404 });
	return redirect(target + search);
}
