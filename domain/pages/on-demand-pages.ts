import { withoutLocale } from "../locale/without-locale.ts";
import { pageAt } from "./page-registry.ts";

/**
 * Whether an address is rendered for its reader instead of once for everybody.
 * @param path with its language; a request of the router's own ends in `.data`
 */
export function isOnDemand(path: string, queryNames: Iterable<string>): boolean {
	const { onDemand = [] } = pageAt(withoutLocale(path).replace(/\.data$/, "")) ?? {};
	return [...queryNames].some((name) => onDemand.includes(name));
}
