import type { PostCardCopy } from "#app/features/blog/post-card-copy.ts";
import type { PostPageCopy } from "#app/features/blog/post-page.tsx";
import type { BlogCopy } from "#app/features/blog/post-search.tsx";
import { agency } from "#content/agency.ts";
import { shownAuthor } from "#content/agency-names.server.ts";
import { shownWriter } from "#content/shown-team.server.ts";
import type { PublishedPost } from "#domain/blog/published-post.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictions } from "#domain/location/jurisdictions.ts";
import { formatDate } from "#i18n/format.ts";

/** A category that the messages do not name shows its own name. */
export function categoryName(copy: BlogCopy, category: string): string {
	return (copy.categories as Readonly<Record<string, string>>)[category] ?? category;
}

/** The data of a card. */
export function cardOf(locale: Locale, copy: BlogCopy, post: PublishedPost): PostCardCopy {
	const { id, slug, title, excerpt, author, image } = post;
	return {
		id,
		slug,
		title,
		excerpt,
		author: shownAuthor(author),
		image,
		language: post.locale === locale ? undefined : post.locale,
		category: { id: post.category, name: categoryName(copy, post.category) },
		state: jurisdictions.find(({ abbr }) => abbr === post.state)?.names[locale] ?? null,
		date: dayOf(locale, post.publishedAt),
		minutes: `${post.readingTime} ${copy.minutes}`,
	};
}

/** The data of a post's page. */
export function postPageOf(locale: Locale, copy: BlogCopy, post: PublishedPost): PostPageCopy {
	const card = cardOf(locale, copy, post);
	const updated = dayOf(locale, post.updatedAt);
	return {
		...card,
		writer: shownWriter(locale, post.author),
		updated: updated === card.date ? null : updated,
		isReviewed: post.isAuthored,
		html: post.html,
		headings: post.headings,
	};
}

function dayOf(locale: Locale, time: string): string {
	return formatDate(locale, new Date(time), agency.timeZone);
}
