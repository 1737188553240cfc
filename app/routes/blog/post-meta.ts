import type { MetaDescriptor } from "react-router";
import type { BlogPosting } from "schema-dts";
import { absoluteUrl, pageMeta, siteOrigin } from "#app/seo/page-seo.ts";
import { breadcrumbList, type Crumb } from "#app/seo/structured-data.ts";
import { agency } from "#content/agency.ts";
import { blogPath, postPath } from "#domain/blog/blog-paths.ts";
import { parseImagePath } from "#domain/blog/post-image.ts";
import type { PublishedPost } from "#domain/blog/published-post.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { socialImagePath } from "#domain/site/social-image.ts";
import { feedLinks } from "./feed-links.ts";

/** The metadata of a post for search engines. */
export type PostSeo = ReturnType<typeof postSeo>;

/** @param languages those that it was really written in */
export function postSeo(post: PublishedPost, languages: readonly Locale[]) {
	const { slug, locale, title, excerpt, meta, author, publishedAt, updatedAt, tags, category } = post;
	return {
		slug,
		title,
		excerpt,
		meta,
		author,
		publishedAt,
		updatedAt,
		tags,
		category,
		languages,
		original: locale,
		image: post.socialImage ?? imageUntilDrawn(locale, post.image),
	};
}

export function postMeta(locale: Locale, seo: PostSeo, crumbs: readonly Crumb[]): MetaDescriptor[] {
	const { slug, original, languages, meta, image } = seo;
	return [
		...pageMeta({
			locale,
			path: postPath(slug),
			...meta,
			original,
			languages,
			image,
			type: "article",
			things: [breadcrumbList(locale, crumbs), blogPosting(seo)],
		}),
		...feedLinks(locale),
	];
}

/**
 * Social networks show photographs, but no SVG drawings: those posts use the image of the list until theirs is drawn.
 */
function imageUntilDrawn(locale: Locale, image: PublishedPost["image"]): string {
	return image && parseImagePath(image.src) ? image.src : socialImagePath(locale, blogPath);
}

function blogPosting(seo: PostSeo): BlogPosting {
	const url = absoluteUrl(seo.original, postPath(seo.slug));
	const agencyId = `${siteOrigin}/#agency`;
	return {
		"@type": "BlogPosting",
		"@id": url,
		mainEntityOfPage: url,
		url,
		headline: seo.title,
		description: seo.excerpt,
		inLanguage: seo.original,
		datePublished: seo.publishedAt,
		dateModified: seo.updatedAt,
		image: siteOrigin + seo.image,
		keywords: [...seo.tags],
		articleSection: seo.category,
		author: seo.author === agency.name ? { "@id": agencyId } : { "@type": "Person", name: seo.author },
		publisher: { "@id": agencyId },
	};
}
