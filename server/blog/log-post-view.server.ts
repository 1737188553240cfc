import { and, eq } from "drizzle-orm";
import { blogAnalytics, blogArticles } from "#database/schema.ts";
import { anonymousSession, type PostView, viewAddressMarker } from "#domain/blog/post-view.ts";
import { addressWithoutQuery } from "#domain/site/address-without-query.ts";
import type { Use } from "../platform/limiter.server.ts";
import { addressUses } from "../platform/networks.server.ts";
import { limits, wholeSite } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";

const maxUserAgentLength = 300;

/** The limiter keys of a view. Visitors without a session are counted by their address alone. */
export function postViewUses({ visitor_session_id: session }: PostView, ip: string): Use[] {
	return [
		...addressUses(limits.postViewsPerAddress, ip),
		...(session === anonymousSession ? [] : ([[limits.postViewsPerSession, session]] as const)),
		[limits.postViewsOfSite, wholeSite],
	];
}

/** Records that a published post was opened. Anything else that somebody may send is not recorded. */
export async function recordPostView(
	{ database, clock }: Pick<Services, "database" | "clock">,
	{ article_id, visitor_session_id, referrer }: PostView,
	userAgent: string,
): Promise<void> {
	const [post] = await database.db
		.select({ id: blogArticles.id })
		.from(blogArticles)
		.where(and(eq(blogArticles.id, article_id), eq(blogArticles.published, true)));
	if (!post) return;
	await database.db.insert(blogAnalytics).values({
		article_id,
		visitor_session_id,
		referrer: addressWithoutQuery(referrer) || null,
		ip_address: viewAddressMarker,
		user_agent: userAgent.slice(0, maxUserAgentLength),
		created_at: clock(),
	});
}
