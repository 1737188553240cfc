import type { Messages } from "#i18n/messages.server.ts";

export interface VisitorProfileRow {
	id: string;
	persona: string;
	confidence: string;
	/** How many they opened. */
	pages: string;
	/** What they clicked or opened. */
	choices: readonly string[];
	session: string;
	createdAt: string;
	/** `createdAt`, formatted for the reader. */
	created: string;
}

type VisitorProfileCopy = Messages["admin"]["visitorProfiles"];

export function VisitorProfileList({ rows, copy }: { rows: VisitorProfileRow[]; copy: VisitorProfileCopy }) {
	if (rows.length === 0) return <p className="py-8 text-center text-ink-700">{copy.empty}</p>;
	return (
		<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
			{rows.map((row) => (
				<li key={row.id} className="desk-card">
					<dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
						<dt className="text-ink-700">{copy.persona}</dt>
						<dd className="font-semibold wrap-anywhere">{row.persona}</dd>
						<dt className="text-ink-700">{copy.confidence}</dt>
						<dd>{row.confidence}</dd>
						<dt className="text-ink-700">{copy.pages}</dt>
						<dd>{row.pages}</dd>
						{row.choices.length > 0 && (
							<>
								<dt className="text-ink-700">{copy.choices}</dt>
								<dd>{row.choices.join(" · ")}</dd>
							</>
						)}
						<dt className="text-ink-700">{copy.session}</dt>
						<dd className="text-sm wrap-anywhere">{row.session}</dd>
						<dt className="text-ink-700">{copy.created}</dt>
						<dd>
							<time dateTime={row.createdAt}>{row.created}</time>
						</dd>
					</dl>
				</li>
			))}
		</ul>
	);
}
