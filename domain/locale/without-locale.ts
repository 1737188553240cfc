import { isLocale } from "./locales.ts";

/** `/es/about` becomes `/about`, and `/es` becomes `/`. A path without a known language is unchanged. */
export function withoutLocale(path: string): string {
	const [, first, ...rest] = path.split("/");
	return isLocale(first) ? `/${rest.join("/")}` : path;
}
