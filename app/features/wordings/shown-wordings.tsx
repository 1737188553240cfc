import { Link } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import type { wordingsPage } from "#server/wordings/wordings-page.server.ts";

type Wording = Awaited<ReturnType<typeof wordingsPage>>["wordings"][number];

/** What an address said on a day: more than one wording if it changed on that day. */
export function ShownWordings({ address, wordings, none }: { address: string; wordings: Wording[]; none: string }) {
	if (wordings.length === 0) return <EmptyState>{none}</EmptyState>;
	return wordings.map(({ id, dates, approval, hash, text, language }) => (
		<section key={id} aria-labelledby={`wording-${id}`} className="desk-card">
			<h3 id={`wording-${id}`} className="text-xl wrap-anywhere">
				{address}
			</h3>
			<p className="mt-2 font-semibold text-ink-900">{dates}</p>
			<p>{approval}</p>
			<p className="text-sm text-ink-700 wrap-anywhere">{hash}</p>
			<p lang={language} className="mt-4 max-w-prose whitespace-pre-line border-sand-200 border-t pt-4 wrap-anywhere">
				{text}
			</p>
		</section>
	));
}

interface WordingLink {
	id: string;
	path: string;
	name: string;
	/** True if it is on the page already. */
	isShown: boolean;
}

/** Links to other answers. Nothing if there are none. */
export function WordingLinks({ title, links }: { title: string; links: WordingLink[] }) {
	if (links.length === 0) return null;
	return (
		<section aria-label={title} className="desk-card">
			<h3 className="text-lg">{title}</h3>
			<ul className="mt-2">
				{links.map(({ id, path, name, isShown }) => (
					<li key={id}>
						<Link
							to={path}
							aria-current={isShown ? "true" : undefined}
							className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere aria-[current]:font-semibold aria-[current]:no-underline"
						>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
