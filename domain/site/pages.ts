/** Public pages without per-visitor data: rendered once at build time, in every language. */
export const prerenderedPaths = ["/"] as const;

/** `/about` in Spanish is `/es/about`; the home page is `/es`. */
export function localizedPath(locale: string, path: string): string {
	return path === "/" ? `/${locale}` : path.startsWith("/#") ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}
