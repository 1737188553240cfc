/** Without this route, a mistyped call would match a page of an unknown language and be redirected. */
export function loader() {
	return new Response(null, { status: 404 });
}
export const action = loader;
