import { Button } from "#app/components/ui/button.tsx";
import { evidenceFilePath } from "#domain/evidence/evidence-address.ts";
import type { Messages } from "#i18n/messages.server.ts";

/** Asks for the pack as a file. Plain forms: the browser saves what comes, and the page stays. */
export function EvidenceForms({ leadId, copy }: { leadId: string; copy: Messages["evidence"]["page"] }) {
	return (
		<div className="grid max-w-prose gap-4 rounded-xl border border-sand-200 bg-white p-5">
			<p>{copy.formats}</p>
			<div className="flex flex-wrap gap-3">
				<form method="post" action={evidenceFilePath(leadId, "evidence.pdf")}>
					<Button type="submit">{copy.pdf}</Button>
				</form>
				<form method="post" action={evidenceFilePath(leadId, "evidence.json")}>
					<Button type="submit" variant="secondary">
						{copy.json}
					</Button>
				</form>
			</div>
			<p className="text-sm text-ink-700">{copy.logged}</p>
		</div>
	);
}
