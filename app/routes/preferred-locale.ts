import { redirect } from "react-router";
import { languageKey, preferredLocale } from "#i18n/locales.ts";
import type { Route } from "./+types/preferred-locale";

export function loader({ request }: Route.LoaderArgs) {
	const chosen = /(?:^|;\s*)sf_lang=([a-z]{2})/.exec(request.headers.get("cookie") ?? "")?.[1];
	return redirect(`/${preferredLocale(chosen, request.headers.get("accept-language"))}${new URL(request.url).search}`);
}
