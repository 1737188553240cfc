import { Link } from "react-router";
import type { readWordsPage } from "#server/settings/words-page.server.ts";
import { Card } from "../staff/card.tsx";
import { textLink } from "../staff/text-link.ts";

type Page = NonNullable<Awaited<ReturnType<typeof readWordsPage>>>;

/** The texts that somebody has to look at. */
export function WordsToCheck({ page: { words, open } }: { page: Pick<Page, "words" | "open"> }) {
	if (open.length === 0) return null;
	return (
		<Card id="open" heading="h3" title={words.open.title} lead={words.open.lead}>
			<ul className="grid gap-3">
				{open.map(({ to, label, note }) => (
					<li key={`${to} ${note}`} className="border-t border-sand-200 pt-2">
						<Link to={to} className={`${textLink} wrap-anywhere`}>
							{label}
						</Link>
						<p className="text-sm text-ink-700">{note}</p>
					</li>
				))}
			</ul>
		</Card>
	);
}
