import type { PostContent } from "./post-content.ts";

/** A field of the editor's form for each part of a post, by its name. */
type PostForm = Partial<Record<keyof PostContent, unknown>>;

/**
 * Converts the editor's form into a post. It is not checked: `readPostContent` does that.
 * @param document from the editor itself; without script, the form has it as text
 */
export function contentOfForm(fields: PostForm, document: unknown = documentIn(fields)): unknown {
	const text = (name: keyof PostContent) => (typeof fields[name] === "string" ? fields[name] : "");
	return {
		title: text("title"),
		excerpt: text("excerpt"),
		metaTitle: text("metaTitle"),
		metaDescription: text("metaDescription"),
		author: text("author"),
		category: text("category"),
		tags: tagsIn(text("tags")),
		productFocus: text("productFocus") || null,
		stateFocus: text("stateFocus") || null,
		featured: fields.featured !== undefined,
		imageUrl: text("imageUrl") || null,
		imageAlt: text("imageAlt"),
		document,
	};
}

/** Tags as people type them, with commas between. */
export function tagsIn(typed: string): string[] {
	const tags = typed.split(",").map((tag) => tag.trim());
	return [...new Set(tags)].filter((tag) => tag !== "");
}

function documentIn({ document }: PostForm): unknown {
	try {
		return typeof document === "string" ? JSON.parse(document) : null;
	} catch {
		return null;
	}
}
