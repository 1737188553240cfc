import { createPublishedPosts } from "#server/blog/published-posts.server.ts";
import { blogPages } from "#server/pages/blog-pages.server.ts";
import { claimsPages } from "#server/pages/claims-pages.server.ts";
import type { Database } from "#server/platform/database/client.server.ts";
import { servicesHandle } from "#server/platform/http/services-handle.server.ts";
import { routerContext } from "#server/router-context.server.ts";
import { testApp } from "./edge.ts";
import type { siteBuild } from "./site-build.ts";
import type { TestServices } from "./test-services.ts";

/**
 * A process of the site with its own memory of what is published, without a port.
 * @param closing ends it
 * @param readFrom where it reads posts, by default its database
 */
export function startBlogProcess(
	build: Awaited<ReturnType<typeof siteBuild>>,
	services: TestServices,
	closing: AbortSignal,
	readFrom: () => Database = () => services.database.db,
): ReturnType<typeof testApp> {
	const handle = servicesHandle(services);
	const posts = createPublishedPosts(readFrom);
	const claims = claimsPages(services, handle);
	return testApp({
		build,
		sources: [...blogPages(posts, claims), ...claims],
		closing,
		reception: services,
		services: handle,
		routerContext: routerContext(services, handle, posts),
	});
}
