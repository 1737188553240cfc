/** Without it, a mistyped call would be taken for a page in an unknown language and sent to one. */
export function loader() {
	return new Response(null, { status: 404 });
}
export const action = loader;
