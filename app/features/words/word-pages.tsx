import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { wordsPath } from "#domain/settings/settings-address.ts";
import type { readWordsPage } from "#server/settings/words-page.server.ts";
import { Card } from "../staff/card.tsx";
import { StatusBadge } from "../staff/status-badge.tsx";
import { textLink } from "../staff/text-link.ts";

type Page = NonNullable<Awaited<ReturnType<typeof readWordsPage>>>;

/** The pages whose words can be changed. */
export function WordPages({
	page: { copy, words, pages, search },
}: {
	page: Pick<Page, "copy" | "words" | "pages" | "search">;
}) {
	return (
		<Card id="words" heading="h3" title={copy.words.title} lead={copy.words.lead}>
			<Form method="get" action={wordsPath} role="search" className="flex flex-wrap items-end gap-3">
				<Field name="q" label={words.search} className="min-w-0 grow basis-60">
					{(control) => <input type="search" maxLength={100} {...control} defaultValue={search} />}
				</Field>
				<Button type="submit" variant="secondary">
					{words.find}
				</Button>
			</Form>
			{pages.length === 0 && <EmptyState>{words.none}</EmptyState>}
			<ul className="grid" aria-label={words.pages}>
				{pages.map(({ id, name, address, to, changed }) => (
					<li key={id} className="flex flex-wrap items-center gap-x-3 border-t border-sand-200 py-1">
						<Link to={to} className={`${textLink} wrap-anywhere`}>
							{name}
						</Link>
						{address && <span className="text-sm text-ink-700 wrap-anywhere">{address}</span>}
						{changed && <StatusBadge variant="secondary">{changed}</StatusBadge>}
					</li>
				))}
			</ul>
		</Card>
	);
}
