import { Link } from "react-router";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import type { readWordsPage } from "#server/settings/words-page.server.ts";
import { Card } from "../staff/card.tsx";
import { LinkTabs } from "../staff/link-tabs.tsx";
import { StatusBadge } from "../staff/status-badge.tsx";
import { textLink } from "../staff/text-link.ts";
import { WordMarks } from "./word-marks.tsx";

type Page = NonNullable<Awaited<ReturnType<typeof readWordsPage>>>;

const panelId = "words-panel";

/** The headings and paragraphs of a page in one language, in their order. */
export function WordTexts({ words, opened }: { words: Page["words"]; opened: NonNullable<Page["opened"]> }) {
	const { name, lead, list, address, language, languages, texts } = opened;
	return (
		<Card id="texts" heading="h3" title={name} lead={lead}>
			{list && (
				<p className="flex flex-wrap items-center gap-x-6">
					<Link to={list} className={textLink}>
						{words.back}
					</Link>
					{address && (
						<a href={address} className={`${textLink} wrap-anywhere`}>
							{address}
						</a>
					)}
				</p>
			)}
			<LinkTabs label={words.languages} tabs={languages} panelId={panelId} />
			<div id={panelId} role="tabpanel" aria-label={languages.find(({ current }) => current)?.label}>
				<ul className="grid gap-4">
					{texts.map(({ place, label, isHeading, original, text, marks, to }) => (
						<li key={place} className="border-t border-sand-200 pt-3">
							{label && <h4 className="text-base font-semibold text-ink-900">{label}</h4>}
							<p
								lang={language}
								className={`max-w-prose wrap-anywhere ${isHeading ? "font-semibold text-ink-900" : ""}`}
							>
								{text ?? original}
							</p>
							<div className="flex flex-wrap items-center gap-x-4">
								<Link to={to} className={textLink} aria-label={`${words.change}: ${label ?? text ?? original}`}>
									{words.change}
								</Link>
								{text !== null && <StatusBadge variant="secondary">{words.own}</StatusBadge>}
							</div>
							<WordMarks marks={marks} />
							{text !== null && (
								<Disclosure label={words.original}>
									<p lang={language} className="max-w-prose text-sm text-ink-700 wrap-anywhere">
										{original}
									</p>
								</Disclosure>
							)}
						</li>
					))}
				</ul>
			</div>
		</Card>
	);
}
