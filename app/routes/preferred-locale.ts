import { redirect } from "react-router";
import { agency } from "#content/agency.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import type { Route } from "./+types/preferred-locale";

export function loader({ request }: Route.LoaderArgs) {
	return redirect(`/${requestLocale(request.headers, agency.languages)}${new URL(request.url).search}`);
}
