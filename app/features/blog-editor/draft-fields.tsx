import { CheckBox } from "#app/components/ui/check-box.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { PostProblem, PostProblems } from "#domain/blog/check-post-content.ts";
import { type PostContent, productFocuses } from "#domain/blog/post-content.ts";
import { postCategories } from "#domain/blog/post-facts.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { EditorCopy, EditorText } from "./editor-data.ts";

export interface FieldsProps {
	content: PostContent;
	/** The language of the article. */
	locale: Locale;
	problems: PostProblems;
	text: EditorText;
}

function errorOf({ problems, text }: FieldsProps, field: keyof PostContent): string | undefined {
	const problem: PostProblem | undefined = problems[field];
	return problem && text.desk.errors[problem];
}

/** The words above the text. */
export function HeadFields(props: FieldsProps) {
	const { content, locale, text } = props;
	const copy = text.editor.fields;
	return (
		<>
			<Field name="title" label={copy.title} error={errorOf(props, "title")}>
				{({ className, ...control }) => (
					<input
						{...control}
						lang={locale}
						maxLength={200}
						autoComplete="off"
						defaultValue={content.title}
						className={`${className} font-serif text-xl font-semibold`}
					/>
				)}
			</Field>
			<Field name="excerpt" label={copy.excerpt} hint={copy.excerptHint} error={errorOf(props, "excerpt")}>
				{(control) => <textarea {...control} lang={locale} rows={3} maxLength={500} defaultValue={content.excerpt} />}
			</Field>
		</>
	);
}

/** Edits the topic and the author of the article. */
export function FocusFields(props: FieldsProps & { states: { code: string; name: string }[] }) {
	const { content, locale, states, text } = props;
	const copy = text.editor.fields;
	return (
		// Beside the original of a translation, there is room for one column.
		<fieldset className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-5">
			<legend className="mb-4 font-serif text-xl font-semibold text-ink-900">{copy.about}</legend>
			<Field
				name="category"
				label={copy.category}
				hint={copy.categoryHint}
				error={errorOf(props, "category")}
				className="self-end"
			>
				{(control) => (
					<Select
						{...control}
						chosen={content.category}
						none={copy.noCategory}
						options={postCategories.map((category) => ({
							value: category,
							label: text.categories[category] ?? category,
						}))}
					/>
				)}
			</Field>
			<Field name="tags" label={copy.tags} hint={copy.tagsHint} className="self-end">
				{(control) => <input {...control} lang={locale} autoComplete="off" defaultValue={content.tags.join(", ")} />}
			</Field>
			<Field name="productFocus" label={copy.product}>
				{(control) => (
					<Select
						{...control}
						chosen={content.productFocus ?? ""}
						none={copy.noProduct}
						options={productFocuses.map((product) => ({ value: product, label: text.editor.products[product] }))}
					/>
				)}
			</Field>
			<Field name="stateFocus" label={copy.state}>
				{(control) => (
					<Select
						{...control}
						chosen={content.stateFocus ?? ""}
						none={copy.noState}
						options={states.map(({ code, name }) => ({ value: code, label: name }))}
					/>
				)}
			</Field>
			<Field name="author" label={copy.author} error={errorOf(props, "author")}>
				{(control) => <input {...control} maxLength={100} autoComplete="off" defaultValue={content.author} />}
			</Field>
			<CheckBox name="featured" defaultChecked={content.featured} label={copy.featured} className="self-end pb-1" />
		</fieldset>
	);
}

/** Edits the text for search engines, with a preview of a search result. */
export function SearchFields({
	content,
	locale,
	copy,
	typed,
	address,
}: {
	content: PostContent;
	locale: Locale;
	copy: EditorCopy["fields"];
	/** The current values of the form. */
	typed: Pick<PostContent, "title" | "excerpt" | "metaTitle" | "metaDescription">;
	address: string;
}) {
	return (
		<fieldset className="grid min-w-0 grid-cols-1 gap-5">
			<legend className="mb-4 font-serif text-xl font-semibold text-ink-900">{copy.search}</legend>
			<Field name="metaTitle" label={copy.metaTitle} hint={copy.metaTitleHint}>
				{(control) => <input {...control} lang={locale} maxLength={120} defaultValue={content.metaTitle} />}
			</Field>
			<Field name="metaDescription" label={copy.metaDescription} hint={copy.metaDescriptionHint}>
				{(control) => (
					<textarea {...control} lang={locale} rows={2} maxLength={320} defaultValue={content.metaDescription} />
				)}
			</Field>
			<figure className="rounded-md border border-ink-200 bg-white p-4">
				<figcaption className="text-sm text-ink-700">{copy.searchPreview}</figcaption>
				<p lang={locale} className="mt-2 text-lg leading-snug text-ink-700 wrap-anywhere">
					{cut(typed.metaTitle || typed.title, 60)}
				</p>
				<p className="text-sm text-green-700 wrap-anywhere">{address}</p>
				<p lang={locale} className="text-sm wrap-anywhere">
					{cut(typed.metaDescription || typed.excerpt, 160)}
				</p>
			</figure>
		</fieldset>
	);
}

function cut(words: string, length: number): string {
	return words.length <= length ? words : `${words.slice(0, length).trimEnd()}…`;
}
