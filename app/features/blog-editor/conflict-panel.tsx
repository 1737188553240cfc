import { Button } from "#app/components/ui/button.tsx";
import type { PostContent } from "#domain/blog/post-content.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { NewestDraft } from "./draft-state.ts";
import type { EditorCopy } from "./editor-data.ts";
import { linesOnlyIn } from "./lines-only-in.ts";

/** Two texts, because somebody saved a newer one meanwhile. The person chooses which one goes on. */
export function ConflictPanel({
	own,
	newest,
	locale,
	copy,
	onKeepOwn,
	onKeepNewest,
}: {
	own: PostContent;
	newest: NewestDraft;
	locale: Locale;
	copy: EditorCopy["conflict"];
	onKeepOwn: () => void;
	onKeepNewest: () => void;
}) {
	return (
		<section
			role="alert"
			aria-labelledby="conflict-title"
			className="rounded-xl border-2 border-coral-600 bg-white p-5 sm:p-8"
		>
			<h2 id="conflict-title" className="text-xl">
				{copy.title}
			</h2>
			<p className="mt-2 max-w-prose">{copy.lead}</p>
			<div className="mt-5 grid gap-5 lg:grid-cols-2">
				<Text title={copy.yours} content={own} other={newest.content} locale={locale} />
				<Text
					title={copy.theirs}
					note={`${copy.by} ${newest.by}, ${newest.at}`}
					content={newest.content}
					other={own}
					locale={locale}
				/>
			</div>
			<div className="mt-5 flex flex-wrap gap-3">
				<Button type="button" onClick={onKeepOwn}>
					{copy.keepYours}
				</Button>
				<Button type="button" variant="secondary" onClick={onKeepNewest}>
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
			className="max-h-96 overflow-y-auto rounded-md border border-ink-200 p-4"
		>
			<h3 className="text-lg">{title}</h3>
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
