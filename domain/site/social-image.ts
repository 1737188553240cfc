/** The image shown when a page's link is shared. `path` has no language. */
export function socialImagePath(locale: string, path: string): string {
	const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
	return `/social/${locale}/${name}.png`;
}
