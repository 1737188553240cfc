import type { Messages } from "#i18n/messages.server.ts";
import type { readComplaint } from "#server/lead-desk/complaints/complaint-pages.server.ts";
import { Card } from "../staff/card.tsx";

type Change = NonNullable<Awaited<ReturnType<typeof readComplaint>>>["history"][number];

/** Lists changes with their authors, newest first. */
export function ComplaintHistory({
	recorded,
	history,
	copy,
}: {
	recorded: string;
	history: readonly Change[];
	copy: Messages["complaints"];
}) {
	return (
		<Card title={copy.history.title} heading="h3">
			<ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
				{history.map(({ id, title, lines }) => (
					<li key={id}>
						<p className="font-semibold text-ink-900">{title}</p>
						<ul className="mt-1 grid gap-1 text-sm">
							{lines.map(({ name, before, after }) => (
								<li key={name} className="wrap-anywhere whitespace-pre-line">
									<strong className="font-semibold">{name}:</strong> {before} → {after}
								</li>
							))}
						</ul>
					</li>
				))}
				<li className="font-semibold text-ink-900">{recorded}</li>
			</ol>
		</Card>
	);
}
