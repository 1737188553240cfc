import type { Plugin } from "vite";

/** The routes of the application, and what surrounds each page. */
const staffRoute = /\/app\/(?:root\.tsx|routes\/(?:account|admin)\/[^/]+|routes\/blog\/preview\.tsx)\?/;

/**
 * Leaves visitors' routes out of the browser's files. Their pages are documents, whose scripts start elsewhere, so no browser
 * loads these routes; but built for it, they would keep all that they use in the files that staff load.
 */
export function onlyStaffRoutes(): Plugin {
	return {
		name: "only-staff-routes",
		apply: "build",
		// After React Router has made the module that stands for a route.
		enforce: "post",
		applyToEnvironment: (environment) => environment.name === "client",
		transform: {
			filter: { id: /\?__react-router-build-client-route$/ },
			handler: (_, id) => (staffRoute.test(id) ? null : { code: "export {};", map: null }),
		},
	};
}
