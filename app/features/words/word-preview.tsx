import { PageFrame } from "#app/browser/page-frame.tsx";
import { RichText } from "#app/components/content/rich-text.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { Locale } from "#domain/locale/locales.ts";
import { wordsPreviewPath } from "#domain/settings/settings-address.ts";
import type { WordsPreview } from "#server/settings/post-settings.server.ts";
import type { readWordsPage } from "#server/settings/words-page.server.ts";

export type Preview = WordsPreview;
type Page = NonNullable<Awaited<ReturnType<typeof readWordsPage>>>;

/** A text as a page shows it, before it is saved. */
export function WordPreview({
	words,
	preview: { text, habits },
	isHeading,
	language,
	fields,
}: {
	words: Page["words"];
	preview: Preview;
	isHeading: boolean;
	language: Locale;
	/** The text for the whole page. Null if no page shows it. */
	fields: Readonly<Record<string, string>> | null;
}) {
	return (
		<section aria-labelledby="preview-title" className="grid gap-3 rounded-md bg-sand-50 p-4">
			<h4 id="preview-title" className="text-base font-semibold text-ink-900">
				{words.previewTitle}
			</h4>
			<PageFrame locale={language} messages={{}}>
				<p
					lang={language}
					className={`max-w-prose wrap-anywhere ${isHeading ? "font-serif text-3xl font-semibold text-ink-900" : "text-lg"}`}
				>
					<RichText text={text} />
				</p>
			</PageFrame>
			{habits.length > 0 && (
				<div role="status" className="text-sm">
					<p className="font-medium">{words.habits}</p>
					<ul className="mt-1 grid list-disc gap-1 pl-5 wrap-anywhere">
						{habits.map((habit) => (
							<li key={habit} lang={language}>
								{habit}
							</li>
						))}
					</ul>
				</div>
			)}
			{fields && (
				// A page of its own, which the application doesn't know.
				<form method="post" action={wordsPreviewPath} target="_blank" rel="noopener">
					{Object.entries(fields).map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<Button type="submit" variant="secondary">
						{words.openPage}
					</Button>
				</form>
			)}
		</section>
	);
}
