import { data, type MiddlewareFunction } from "react-router";
import { PageFrame } from "#app/browser/page-frame.tsx";
import { Container } from "#app/components/ui/section.tsx";
import { PostPage } from "#app/features/blog/post-page.tsx";
import { MessagePage } from "#app/layouts/message-page.tsx";
import type { PageHandle } from "#app/root.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import { previewPost } from "#server/blog-desk/preview-post.server.ts";
import { servicesContext } from "#server/context.server.ts";
import { privatePage } from "#server/staff/private-page.server.ts";
import type { Route } from "./+types/preview";
import { postPageOf } from "./blog-copy.server.ts";

export const handle: PageHandle = { isApplication: true };

/** No other page learns the address, which is the key. */
const hideAddress: MiddlewareFunction<Response> = async (_, next) => {
	const response = await next();
	response.headers.set("Referrer-Policy", "no-referrer");
	return response;
};

export const middleware = [privatePage, hideAddress];

/** Shows a draft to people without an account. Anyone who has the link can read it until it expires. */
export async function loader({ request, context, params: { token } }: Route.LoaderArgs) {
	const found = await previewPost(context.get(servicesContext), token);
	const locale = found?.locale ?? requestLocale(request.headers);
	const copy = copyFor(locale, "blog");
	const page = {
		locale,
		copy,
		frame: copyFor(locale, "pages").frame,
		preview: copyFor(locale, "blogDesk").preview,
		post: found && postPageOf(locale, copy, found.post),
	};
	// A 404 would be answered with the edge's own page, so this is a 410.
	return data(page, { status: found ? 200 : 410 });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
	unlistedMeta(loaderData?.post?.title || loaderData?.preview.expired);

export default function Preview({ loaderData: { locale, copy, frame, preview, post } }: Route.ComponentProps) {
	return (
		<PageFrame locale={locale} messages={{}}>
			{post ? (
				<main id="main">
					<div className="bg-sun-100 text-ink-900">
						<Container className="py-3">
							<p>{preview.notice}</p>
						</Container>
					</div>
					<PostPage post={post} copy={copy} frame={frame} crumbs={[]} />
				</main>
			) : (
				<main id="main">
					<MessagePage title={preview.expired} text={preview.expiredText}>
						{null}
					</MessagePage>
				</main>
			)}
		</PageFrame>
	);
}
