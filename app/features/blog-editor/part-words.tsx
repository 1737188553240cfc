import { wordFields } from "#domain/blog/changed-sentences.ts";
import { compareWords } from "#domain/blog/compare-documents.ts";
import type { PostContent } from "#domain/blog/post-content.ts";
import { type PostNode, textOf } from "#domain/blog/post-document.ts";
import { headingLevel } from "#domain/blog/post-headings.ts";
import { mainImagePath, parseImagePath } from "#domain/blog/post-image.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { fieldNames } from "../blog-desk/field-names.ts";
import type { EditorText } from "./editor-data.ts";

/** The copy for naming and rendering the parts of a text. */
export interface PartsText {
	/** The language of the article. */
	locale: Locale;
	states: { code: string; name: string }[];
	text: EditorText;
}

/** The name of the block's type, as in the format bar. */
export function blockName({ type, attrs }: PostNode, { text }: PartsText): string {
	const { toolbar, help, conflict } = text.editor;
	const names: Record<string, string> = {
		heading: headingLevel(attrs?.level) === 3 ? toolbar.subheading : toolbar.heading,
		bulletList: toolbar.bulletList,
		orderedList: toolbar.orderedList,
		blockquote: toolbar.quote,
		note: toolbar.note,
		image: toolbar.image,
		table: toolbar.table,
		horizontalRule: conflict.line,
	};
	return names[type] ?? help.paragraph;
}

/** The words of a block, with marks on those that the other one lacks. */
export function BlockWords({ node, other, locale }: PartsText & { node: PostNode; other: PostNode | null }) {
	if (node.type === "image") return <Picture address={String(node.attrs?.src)} alt={String(node.attrs?.alt ?? "")} />;
	const words = textOf(node);
	const parts = compareWords(other ? textOf(other) : words, words).filter(({ kind }) => kind !== "removed");
	return (
		<span lang={locale}>
			{parts.map(({ text, kind }, index) =>
				kind === "added" ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: the parts are in order, and the same words come again
					<mark key={index} className="bg-sun-100 text-ink-900">
						{text}
					</mark>
				) : (
					text
				),
			)}
		</span>
	);
}

/** The editor's names of the fields. The words of a picture belong to it. */
export function fieldGroupName([field]: readonly (keyof PostContent)[], { text }: PartsText): string {
	return field ? fieldNames(text.editor.fields)[field] : "";
}

/** Shows fields that are chosen together. */
export function FieldWords({
	fields,
	content,
	...shown
}: PartsText & { fields: readonly (keyof PostContent)[]; content: PostContent }) {
	const [field = "title"] = fields;
	if (field === "imageUrl" && content.imageUrl) return <Picture address={content.imageUrl} alt={content.imageAlt} />;
	const isWords = wordFields.some((one) => one === field);
	return (
		<span lang={isWords ? shown.locale : undefined}>
			{fieldText(field, content, shown) || shown.text.editor.conflict.empty}
		</span>
	);
}

function fieldText(field: keyof PostContent, content: PostContent, { states, text }: PartsText): string {
	const { fields, products, conflict } = text.editor;
	switch (field) {
		case "category":
			return text.categories[content.category] ?? content.category;
		case "productFocus":
			return content.productFocus ? products[content.productFocus] : fields.noProduct;
		case "stateFocus":
			return states.find(({ code }) => code === content.stateFocus)?.name ?? fields.noState;
		case "featured":
			return content.featured ? conflict.yes : conflict.no;
		case "tags":
			return content.tags.join(", ");
		default:
			return String(content[field] ?? "");
	}
}

function Picture({ address, alt }: { address: string; alt: string }) {
	const uploaded = parseImagePath(address);
	return (
		<>
			<img src={uploaded ? mainImagePath(uploaded.id) : address} alt="" className="max-h-40 rounded-md bg-sand-100" />
			{alt}
		</>
	);
}
