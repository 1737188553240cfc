import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { Edge, EdgeMiddleware } from "./edge.server.ts";

/**
 * The router reads `/AUTH` and `/%61uth` as `/auth`. Everything else that depends on an address compares it letter by letter:
 * the policy of a page, its limits and what is shed first. So any other spelling is redirected to the one of the route.
 */
export function spellAddress({ build }: Pick<Edge, "build">): EdgeMiddleware {
	return async (c, next) => {
		const { pathname, search } = new URL(c.req.url);
		if (!/[A-Z%]/.test(pathname)) return next();
		const spelled = spelledAsRoute(routesOf(typeof build === "function" ? await build() : build), pathname);
		return spelled === pathname ? next() : c.redirect(spelled + search, 308);
	};
}

/**
 * The fixed parts of a path are spelled as in the route. A parameter, such as the token of a link, keeps its letters.
 */
function spelledAsRoute(routes: RouteObject[], pathname: string): string {
	const [, asked = "", suffix = ""] = /^(.*?)(\.data)?$/.exec(pathname) ?? [];
	const matches = matchRoutes(routes, asked);
	// Two slashes would start the address of another host.
	if (!matches || asked.startsWith("//")) return pathname;
	const named = matches.flatMap(({ route }) => route.path?.split("/") ?? []).filter(Boolean);
	const spelled = asked
		.split("/")
		.slice(1)
		.map((segment, index) => (/^[:*]/.test(named[index] ?? "*") ? segment : named[index]));
	return `/${spelled.join("/")}${suffix}`;
}

const routesOfBuild = new WeakMap<ServerBuild, RouteObject[]>();

function routesOf(build: ServerBuild): RouteObject[] {
	const known = routesOfBuild.get(build);
	if (known) return known;
	const all = Object.values(build.routes).filter((route) => route !== undefined);
	const below = (parentId: string | undefined): RouteObject[] =>
		all
			.filter((route) => (route.parentId || undefined) === parentId)
			.map(({ id, path, index, caseSensitive }) =>
				index ? { id, path, index, caseSensitive } : { id, path, caseSensitive, children: below(id) },
			);
	const routes = below(undefined);
	routesOfBuild.set(build, routes);
	return routes;
}
