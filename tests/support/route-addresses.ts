import type { RouteConfigEntry } from "@react-router/dev/routes";
import routeConfig from "#app/routes.ts";

/** Values of the parts of addresses that vary, such as `:person`. */
type AddressParts = Readonly<Record<string, string>>;

interface ListedRoute {
	file: string;
	/** The files of its layouts, the outermost first. */
	layouts: string[];
	path: string;
	/** As a page, as data, and as data of single routes. */
	addresses(parts: AddressParts): string[];
}

const idOf = ({ id, file }: RouteConfigEntry) => id ?? file.replace(/\.tsx?$/, "");

/** All routes of the site, layouts too. */
export async function listRoutes(): Promise<ListedRoute[]> {
	return routesIn(await routeConfig);
}

function routesIn(
	entries: readonly RouteConfigEntry[],
	parent = "",
	above: readonly RouteConfigEntry[] = [],
): ListedRoute[] {
	return entries.flatMap((entry) => {
		const path = entry.path ? `${parent}/${entry.path}` : parent;
		const chain = [...above, entry];
		const ids = new Set([idOf(entry), chain.map(idOf).join(",")]);
		const addresses = (parts: AddressParts) => {
			const filled = path.replace(/:\w+/g, (name) => parts[name] ?? name);
			const data = entry.index ? `${filled}/_.data` : `${filled}.data`;
			const ofSingle = [...ids].map((some) => `${data}?_routes=${encodeURIComponent(some)}`);
			return [entry.index ? `${filled}?index` : filled, data, ...ofSingle];
		};
		const own = { file: entry.file, layouts: above.map(({ file }) => file), path, addresses };
		return [own, ...routesIn(entry.children ?? [], path, chain)];
	});
}
