import type { PostContent } from "#domain/blog/post-content.ts";
import type { Messages } from "#i18n/messages.server.ts";

/** The editor's labels for the parts of a post. */
export function fieldNames(copy: Messages["blogEditor"]["fields"]): Record<keyof PostContent, string> {
	return {
		title: copy.title,
		excerpt: copy.excerpt,
		metaTitle: copy.metaTitle,
		metaDescription: copy.metaDescription,
		author: copy.author,
		category: copy.category,
		tags: copy.tags,
		productFocus: copy.product,
		stateFocus: copy.state,
		featured: copy.featured,
		imageUrl: copy.image,
		imageAlt: copy.imageAlt,
		document: copy.text,
	};
}
