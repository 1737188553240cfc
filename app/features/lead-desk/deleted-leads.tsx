import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import type { Messages } from "#i18n/messages.server.ts";
import type { readBinPage } from "#server/lead-desk/bin/bin-page.server.ts";

type DeletedLead = Awaited<ReturnType<typeof readBinPage>>["rows"][number];

/** Deleted leads. Each can be restored. */
export function DeletedLeads({ leads, copy }: { leads: readonly DeletedLead[]; copy: Messages["commands"]["bin"] }) {
	if (leads.length === 0) return <EmptyState className="mt-6">{copy.empty}</EmptyState>;
	return (
		<ul className="mt-6 divide-y divide-sand-200 rounded-lg border border-sand-200 bg-white">
			{leads.map(({ id, name, received, deleted, left }) => (
				<li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
					<div className="min-w-0 wrap-anywhere">
						<p className="font-semibold text-ink-900">{name}</p>
						<p className="text-sm">{received}</p>
						<p className="text-sm">{deleted}</p>
						<p className="text-sm font-semibold">{left}</p>
					</div>
					<Form method="post" preventScrollReset>
						<Button type="submit" name="lead" value={id} variant="secondary" aria-label={`${copy.restore}: ${name}`}>
							{copy.restore}
						</Button>
					</Form>
				</li>
			))}
		</ul>
	);
}
