import { data, redirect } from "react-router";
import { CallToAction } from "#app/components/content/call-to-action.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Section, SectionHeading } from "#app/components/ui/section.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { PostCards } from "#app/features/blog/post-card.tsx";
import { PostPage } from "#app/features/blog/post-page.tsx";
import { ShareLinks } from "#app/features/blog/share-links.tsx";
import { PriceCard } from "#app/features/quick-price/price-card.tsx";
import { viewedPost } from "#app/features/tracking/viewed-post.ts";
import { MessagePage } from "#app/layouts/message-page.tsx";
import { absoluteUrl } from "#app/seo/page-seo.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { shownAuthor } from "#content/agency-names.server.ts";
import { postBooking } from "#content/post-booking.ts";
import { blogPath, postPath } from "#domain/blog/blog-paths.ts";
import { findPost, relatedPosts } from "#domain/blog/list-posts.ts";
import { pricedProduct } from "#domain/blog/priced-product.ts";
import type { PublishedPost } from "#domain/blog/published-post.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { productOfCalculator } from "#domain/products/products.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { postsContext, renderedPageContext } from "#server/context.server.ts";
import { pageLocale } from "../page-locale.ts";
import { priceCard } from "../price-card.server.ts";
import { showsFigures, withheldMessages } from "../withheld-messages.server.ts";
import type { Route } from "./+types/post";
import { cardOf, postPageOf } from "./blog-copy.server.ts";
import { postMeta, postSeo } from "./post-meta.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	const posts = context.get(postsContext);
	const copy = copyFor(locale, "blog");
	const { frame, names } = copyFor(locale, "pages");
	// A moment after the start, nothing has been read yet.
	if (!posts.isKnown()) await posts.refresh().catch(() => {});
	const current = posts.currentSlug(params.slug);
	if (current) throw redirect(localizedPath(locale, postPath(current)), 301);
	const isMissing = context.get(renderedPageContext) === "missingPost";
	const post = isMissing ? undefined : findPost(posts.all(), locale, params.slug);
	if (!post) {
		// As long as the database was never reached, nobody knows what is missing.
		const isKnown = isMissing || posts.isKnown();
		return data(
			{ locale, copy, frame, found: null, price: null, message: isKnown ? copy.missing : copy.unreachable },
			{ status: isKnown ? 404 : 503 },
		);
	}
	const price = priceOf(locale, post);
	const languages = posts.all().flatMap((other) => (other.slug === post.slug ? other.locale : []));
	return {
		locale,
		copy,
		frame,
		message: null,
		price,
		...(price && { messages: withheldMessages(locale) }),
		found: {
			post: postPageOf(locale, copy, post),
			seo: postSeo({ ...post, author: shownAuthor(post.author) }, languages),
			viewed: post.isBuiltIn ? null : post.id,
			url: absoluteUrl(post.locale, postPath(post.slug)),
			booking: postBooking(post.product),
			related: relatedPosts(posts.all(), post, locale).map((other) => cardOf(locale, copy, other)),
			crumbs: [
				{ name: frame.home, path: "/" },
				{ name: names.blog, path: blogPath },
				{ name: post.title, path: postPath(post.slug) },
			],
		},
	};
}

/** The price card of a post about a product with a premium; null where the post's state closes the sale. */
function priceOf(locale: Locale, { state, ...post }: PublishedPost) {
	const product = pricedProduct(post);
	if (!product || !showsFigures(productOfCalculator[product], state)) return null;
	return priceCard(locale, { product, state });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const { locale, message, found } = loaderData;
	if (!found) return unlistedMeta(message.title);
	return postMeta(locale, found.seo, found.crumbs);
}

export default function PostRoute({ loaderData }: Route.ComponentProps) {
	const { copy, frame, message, found, price } = loaderData;
	if (!found) {
		return (
			<MessagePage {...message}>
				<SiteLink path={blogPath} className={buttonStyle("primary")}>
					{copy.missing.back}
				</SiteLink>
			</MessagePage>
		);
	}
	const { post, viewed, url, booking, related, crumbs } = found;
	return (
		<>
			<div {...(viewed && viewedPost.mark(viewed))}>
				<PostPage post={post} copy={copy} frame={frame} crumbs={crumbs} card={price && <PriceCard {...price} />}>
					<ShareLinks copy={copy.share} title={post.title} url={url} />
				</PostPage>
			</div>
			<CallToAction frame={frame} copy={copy.consultation} booking={booking} />
			<Section id="related" tone="dawn" className="print:hidden">
				{related.length > 0 && (
					<>
						<SectionHeading id="related" title={copy.related} className="mb-8" />
						<PostCards posts={related} english={copy.english.badge} level="h3" />
					</>
				)}
				<SiteLink path={blogPath} className={buttonStyle("secondary", related.length > 0 ? "mt-8" : "")}>
					{copy.missing.back}
				</SiteLink>
			</Section>
		</>
	);
}
