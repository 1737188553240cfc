/** Where the picture of a page lies that is shown when someone shares its address. `path` is without locale. */
export function socialImagePath(locale: string, path: string): string {
	const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
	return `/social/${locale}/${name}.png`;
}
