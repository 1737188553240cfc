import { currentVisit } from "#app/browser/current-visit.ts";
import { addressWithoutQuery } from "#domain/site/address-without-query.ts";
import { viewedPost } from "./viewed-post.ts";

const address = "/functions/blog-view";

/** Counts that a post was opened. Called only if the visitor allows analytics. */
export function logPostView(): void {
	const [element] = viewedPost.all();
	const id = element && viewedPost.valueOf(element);
	if (!id) return;
	const view = {
		article_id: id,
		visitor_session_id: currentVisit().sessionId,
		referrer: addressWithoutQuery(document.referrer),
	};
	navigator.sendBeacon(address, JSON.stringify(view));
}
