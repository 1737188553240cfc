import type { ContentChanges } from "#domain/blog/compare-contents.ts";
import type { PostContent } from "#domain/blog/post-content.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { TextParts } from "../staff/text-parts.tsx";

/** Shows the differences between two texts, by paragraph and within it by word. */
export function TextDifference({
	changes,
	locale,
	fieldNames,
	copy,
}: {
	changes: ContentChanges;
	locale: Locale;
	fieldNames: Record<keyof PostContent, string>;
	copy: Messages["blogDesk"]["versions"];
}) {
	const { fields, blocks } = changes;
	if (fields.length + blocks.length === 0) return <p>{copy.same}</p>;
	return (
		<div className="grid gap-4">
			{blocks.map(({ kind, parts }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may read the same
				<div key={index} className={`border-l-4 pl-4 ${edges[kind]}`}>
					<p className="text-sm font-semibold text-ink-700">{copy.kinds[kind]}</p>
					<p lang={locale} className="whitespace-pre-line wrap-anywhere">
						<TextParts parts={parts} />
					</p>
				</div>
			))}
			{fields.length > 0 && (
				<dl className="grid gap-3 border-t border-sand-200 pt-4">
					{fields.map(({ field, parts }) => (
						<div key={field}>
							<dt className="text-sm font-semibold text-ink-700">{fieldNames[field]}</dt>
							<dd lang={locale} className="wrap-anywhere">
								<TextParts parts={parts} />
							</dd>
						</div>
					))}
				</dl>
			)}
		</div>
	);
}

const edges = {
	added: "border-ink-700",
	removed: "border-coral-600",
	changed: "border-sun-400",
	formatting: "border-ink-200",
} as const;
