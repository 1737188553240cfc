import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { mergeContents, mergedContent, type Texts } from "#domain/blog/merge-contents.ts";
import type { PartChoices } from "#domain/blog/merge-documents.ts";
import type { PostContent } from "#domain/blog/post-content.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { NewestDraft } from "./draft-state.ts";
import type { EditorText } from "./editor-data.ts";
import { linesOnlyIn } from "./lines-only-in.ts";
import { MergeChoices } from "./merge-choices.tsx";

/**
 * Shows two texts, because somebody saved a newer one in the meantime. The writer merges them or continues with one.
 */
export function ConflictPanel({
	texts,
	newest,
	locale,
	states,
	text,
	onKeepOwn,
	onReplace,
}: {
	texts: Texts;
	newest: NewestDraft;
	locale: Locale;
	states: { code: string; name: string }[];
	text: EditorText;
	onKeepOwn: () => void;
	/** Goes on with another text than the one on the screen. */
	onReplace: (content: PostContent) => void;
}) {
	const [choices, setChoices] = useState<PartChoices>({});
	const { mine, theirs } = texts;
	const merge = mergeContents(texts);
	const copy = text.editor.conflict;
	return (
		<section aria-labelledby="conflict-title" className="rounded-xl border-2 border-coral-600 bg-white p-5 sm:p-8">
			<div role="alert">
				<h2 id="conflict-title" className="text-xl">
					{copy.title}
				</h2>
				<p className="mt-2 max-w-prose">{copy.lead}</p>
			</div>
			<h3 className="mt-6 text-lg">{copy.together}</h3>
			<MergeChoices
				texts={texts}
				merge={merge}
				choices={choices}
				onChoose={(key, choice) => setChoices({ ...choices, [key]: choice })}
				locale={locale}
				states={states}
				text={text}
			/>
			<Button type="button" className="mt-5" onClick={() => onReplace(mergedContent(texts, merge, choices))}>
				{copy.merge}
			</Button>
			<h3 className="mt-8 text-lg">{copy.whole}</h3>
			<p className="mt-1 max-w-prose">{copy.wholeLead}</p>
			<div className="mt-4 grid grid-cols-1 gap-5 lg:grid-cols-2">
				<Text title={copy.yours} content={mine} other={theirs} locale={locale} />
				<Text
					title={copy.theirs}
					note={`${copy.by} ${newest.by}, ${newest.at}`}
					content={theirs}
					other={mine}
					locale={locale}
				/>
			</div>
			<div className="mt-5 flex flex-wrap gap-3">
				<Button type="button" variant="secondary" onClick={onKeepOwn}>
					{copy.keepYours}
				</Button>
				<Button type="button" variant="secondary" onClick={() => onReplace(theirs)}>
					{copy.keepTheirs}
				</Button>
			</div>
		</section>
	);
}

function Text({
	title,
	note,
	content,
	other,
	locale,
}: {
	title: string;
	note?: string;
	content: PostContent;
	other: PostContent;
	locale: Locale;
}) {
	return (
		<section
			aria-label={title}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
			tabIndex={0}
			className="max-h-96 overflow-y-auto rounded-md border border-ink-200 p-4 wrap-anywhere"
		>
			<h4 className="font-semibold text-ink-900">{title}</h4>
			{note && <p className="text-sm text-ink-700">{note}</p>}
			<div lang={locale} className="mt-2 grid gap-2">
				{linesOnlyIn(content, other).map(({ text, isOwn }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
					<p key={index}>{isOwn ? <mark className="bg-sun-100 text-ink-900">{text}</mark> : text}</p>
				))}
			</div>
		</section>
	);
}
