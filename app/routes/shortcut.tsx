import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { shortcutFor, shortcuts } from "#domain/pages/redirects.ts";

export function loader({ request, pattern, params: { locale, service: product } }: LoaderFunctionArgs) {
	const page = shortcuts.find((name) => pattern.endsWith(`/${name}/:service`));
	const target = locale && page && shortcutFor(locale, page, product);
	if (!target) throw data(null, { status: 404 });
	return redirect(target + new URL(request.url).search);
}

/** Renders nothing. With a component, an unknown product gets the error page of the layout. */
export default function Shortcut() {
	return null;
}
