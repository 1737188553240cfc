import { withoutLocale } from "../locale/without-locale.ts";
import { pageAt } from "./page-registry.ts";

/**
 * True if a URL is rendered on request instead of once for everybody.
 * @param path with the language; data requests of the router end in `.data`
 */
export function isOnDemand(path: string, queryNames: Iterable<string>): boolean {
	const { onDemand = [] } = pageAt(withoutLocale(path).replace(/\.data$/, "")) ?? {};
	return [...queryNames].some((name) => onDemand.includes(name));
}
