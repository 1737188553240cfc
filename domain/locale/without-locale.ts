import { isLocale } from "./locales.ts";

/** `/es/about` is `/about`, `/es` is `/`; a path that begins with no language of ours stays as it is. */
export function withoutLocale(path: string): string {
	const [, first, ...rest] = path.split("/");
	return isLocale(first) ? `/${rest.join("/")}` : path;
}
