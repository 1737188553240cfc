import { crc32 } from "node:zlib";
import { and, eq, isNotNull, type SQL } from "drizzle-orm";
import { blogArticles, blogSocialImages } from "#database/schema.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { drawableText } from "../social-images/drawable-text.server.ts";
import { imageLook } from "../social-images/image-look.server.ts";
import type { SocialImage } from "../social-images/social-image-svg.server.ts";
import type { ArticleRow } from "./post-action.server.ts";

/** Raise it when the drawing changes: all images are then drawn again. Nothing checks this. */
const drawing = 1;

/** How an image looks, as a number: another drawing has another, and so has one with another name, colors or logo of the agency. */
export function socialImageLook(): number {
	return crc32(`${drawing} ${imageLook()}`) >>> 1;
}

/** The text on the image of an article. Null if the fonts lack letters of its title. */
export function socialImageOf({
	locale,
	title,
	category,
}: Pick<ArticleRow, "locale" | "title" | "category">): SocialImage | null {
	const drawn = drawableText(title);
	const names: Readonly<Record<string, string>> = copyFor(locale, "blog").categories;
	const name = Object.hasOwn(names, category) ? names[category] : category;
	return drawn ? { locale, title: drawn, eyebrow: drawableText(name ?? "") ?? "" } : null;
}

/** For a join of both tables: the image says what readers of the article see. */
export function saysTheSame(): SQL | undefined {
	const { articleId, title, category, look } = blogSocialImages;
	return and(
		eq(articleId, blogArticles.id),
		eq(title, blogArticles.title),
		eq(category, blogArticles.category),
		eq(look, socialImageLook()),
	);
}

/** For such a join, too: the image may be shown. */
export function isDrawn(): SQL | undefined {
	return and(saysTheSame(), isNotNull(blogSocialImages.bytes), eq(blogArticles.published, true));
}
