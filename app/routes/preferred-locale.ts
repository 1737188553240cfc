import { redirect } from "react-router";
import { requestLocale } from "#i18n/request-locale.ts";
import type { Route } from "./+types/preferred-locale";

export function loader({ request }: Route.LoaderArgs) {
	return redirect(`/${requestLocale(request.headers)}${new URL(request.url).search}`);
}
