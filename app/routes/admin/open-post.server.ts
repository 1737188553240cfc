import { data, type RouterContextProvider } from "react-router";
import type { Locale } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import type { EditedPost } from "#server/blog/read-post.server.ts";
import { findEditedPost } from "#server/blog-desk/editor-page.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import type { Services } from "#server/services.server.ts";

interface OpenedPost {
	services: Services;
	by: Actor;
	post: EditedPost;
	/** The language of the screen. */
	screen: Locale;
}

/**
 * The post that an address of the editor names, with the data for its page and its forms.
 * @throws a 404 response
 */
export async function openPost({
	context,
	params,
}: {
	context: Readonly<RouterContextProvider>;
	params: { article: string; locale: string };
}): Promise<OpenedPost> {
	const services = context.get(servicesContext);
	const by = context.get(staffContext);
	const post = await findEditedPost(services, by, params);
	if (!post) throw data(null, { status: 404 });
	return { services, by, post, screen: by.locale };
}
