import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { shortcutFor, shortcuts } from "#domain/pages/redirects.ts";

export function loader({ request, pattern, params: { locale, service } }: LoaderFunctionArgs) {
	const page = shortcuts.find((name) => pattern.endsWith(`/${name}/:service`));
	const target = locale && page && shortcutFor(locale, page, service);
	if (!target) throw data(null, { status: 404 });
	return redirect(target + new URL(request.url).search);
}

/** Makes this a page of the layout, whose error page an unknown service then gets. */
export default function Shortcut() {
	return null;
}
