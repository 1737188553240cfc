import { type LoaderFunctionArgs, redirect } from "react-router";
import { redirectFor } from "#domain/pages/redirects.ts";

/** Redirects old URLs with their query. */
export function loader({ request }: LoaderFunctionArgs) {
	const { pathname, search } = new URL(request.url);
	return redirect(redirectFor(pathname) + search);
}
