import { type LoaderFunctionArgs, redirect } from "react-router";
import { redirectFor } from "#domain/pages/redirects.ts";

/** Old addresses; what the visitor came with in the query goes along. */
export function loader({ request }: LoaderFunctionArgs) {
	const { pathname, search } = new URL(request.url);
	return redirect(redirectFor(pathname) + search);
}
