import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/features/staff/card.tsx";
import { localeNames } from "#domain/locale/locales.ts";
import { DeskForm } from "./desk-form.tsx";
import type { PanelProps, SourceData } from "./editor-data.ts";

/** The original next to a translation. Only the sentences that the translation lacks are marked. */
export function SourcePanel({ source, text, revision, flush }: PanelProps & { source: SourceData }) {
	const { locale, blocks, removed, isBehind, isTranslated } = source;
	const copy = text.editor.source;
	const upToDate = isTranslated ? copy.upToDate : copy.empty;
	return (
		<Card
			title={`${copy.title} (${localeNames[locale]})`}
			lead={blocks.length === 0 ? copy.notWritten : isBehind ? copy.marked : upToDate}
		>
			<div lang={locale} className="grid gap-4">
				{blocks.map(({ label, sentences }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may read the same
					<div key={index}>
						{label && <p className="text-sm font-semibold text-ink-700">{label}</p>}
						<p>
							{sentences.map(({ text, isChanged }, place) =>
								isChanged ? (
									// biome-ignore lint/suspicious/noArrayIndexKey: two sentences may read the same
									<mark key={place} className="bg-sun-100 text-ink-900">
										{text}{" "}
									</mark>
								) : (
									`${text} `
								),
							)}
						</p>
					</div>
				))}
			</div>
			{removed.length > 0 && (
				<div className="border-t border-sand-200 pt-4">
					<p className="text-sm font-semibold text-ink-700">{copy.removed}</p>
					<ul lang={locale} className="mt-1 grid gap-2">
						{removed.map((sentence, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: two sentences may read the same
							<li key={index}>
								<del>{sentence}</del>
							</li>
						))}
					</ul>
				</div>
			)}
			{isBehind && source.version !== null && (
				<DeskForm section="upToDate" revision={revision} flush={flush} className="border-t border-sand-200 pt-4">
					{(isSending) => (
						<>
							<input type="hidden" name="upTo" value={source.version ?? ""} readOnly />
							<Button type="submit" variant="secondary" disabled={isSending}>
								{copy.confirm}
							</Button>
						</>
					)}
				</DeskForm>
			)}
		</Card>
	);
}
