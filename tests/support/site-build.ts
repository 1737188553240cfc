import type { RouteConfigEntry } from "@react-router/dev/routes";
import { type ServerBuild, UNSAFE_withComponentProps, UNSAFE_withErrorBoundaryProps } from "react-router";
import routeConfig from "#app/routes.ts";

type Route = Omit<NonNullable<ServerBuild["routes"][string]>, "module"> & { module: object };

const files = import.meta.glob<object>("../../app/routes/**/*.{ts,tsx}");

/** All routes of the site as React Router serves them in production, without a build. */
export async function siteBuild(): Promise<ServerBuild> {
	const [entry, root] = await Promise.all([import("#app/entry.server.tsx"), import("#app/root.tsx")]);
	const children = await Promise.all((await routeConfig).flatMap((route) => load(route, "root")));
	const routes: Route[] = [{ id: "root", path: "", module: withProps(root) }, ...children];
	const manifest = routes.map(({ module, ...route }) => [
		route.id,
		{ ...route, module: "/route.js", hasLoader: "loader" in module },
	]);
	return {
		ssr: true,
		basename: "/",
		publicPath: "/",
		assetsBuildDirectory: "",
		future: {},
		isSpaMode: false,
		prerender: [],
		routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
		assets: {
			entry: { imports: [], module: "/entry.js" },
			routes: Object.fromEntries(manifest),
			url: "",
			version: "1",
		},
		entry: { module: entry },
		routes: Object.fromEntries(routes.map((route) => [route.id, route])),
	} as unknown as ServerBuild;
}

function load(route: RouteConfigEntry, parentId: string): Promise<Route>[] {
	const { file, path, index, children = [] } = route;
	const id = route.id ?? file.replace(/\.tsx?$/, "");
	return [
		loadModule(file).then((module) => ({ id, parentId, path, index, module })),
		...children.flatMap((child) => load(child, id)),
	];
}

async function loadModule(file: string): Promise<object> {
	const module = await files[`../../app/${file}`]?.();
	if (!module) throw new Error(`There is no app/${file}`);
	return withProps(module);
}

/** Wraps the components of a route as React Router's build does. */
function withProps(module: object): object {
	const { default: Page, ErrorBoundary } = module as RouteComponents;
	return {
		...module,
		...(Page && { default: UNSAFE_withComponentProps(Page) }),
		...(ErrorBoundary && { ErrorBoundary: UNSAFE_withErrorBoundaryProps(ErrorBoundary) }),
	};
}

interface RouteComponents {
	default?: Parameters<typeof UNSAFE_withComponentProps>[0];
	ErrorBoundary?: Parameters<typeof UNSAFE_withErrorBoundaryProps>[0];
}
