import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { leadsChangePath } from "#domain/lead-desk/lead-address.ts";
import { ChangeSelect } from "./change-select.tsx";
import type { LeadLine, ListCopy, ListPage } from "./list-props.ts";

export interface QuickChange {
	line: LeadLine;
	what: "status" | "owner";
}

/** Changes one lead without leaving the list. It is a change of several leads with one lead, so it can be undone, too. */
export function QuickChangeDialog({
	change,
	onClose,
	page,
	copy,
}: {
	change: QuickChange | null;
	onClose: () => void;
	page: ListPage;
	copy: ListCopy;
}) {
	const { statuses, owners } = page.choices;
	const title = change ? `${copy.quick[change.what]}: ${change.line.name}` : copy.quick.status;
	return (
		<Dialog title={title} isOpen={change !== null} onClose={onClose}>
			{change && (
				<Form method="post" action={leadsChangePath} onSubmit={onClose} className="grid gap-4">
					{quickFields(change.line.id, page).map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<Field name="change" id="quick-change" label={copy.bulk.choice}>
						{(control) => (
							<ChangeSelect
								control={{ ...control, required: true }}
								choices={change.what === "status" ? { statuses } : { owners }}
								copy={copy.bulk}
							/>
						)}
					</Field>
					<div className="flex flex-wrap gap-3">
						<Button type="submit">{copy.quick.submit}</Button>
						<Button type="button" variant="secondary" onClick={onClose}>
							{copy.quick.cancel}
						</Button>
					</div>
				</Form>
			)}
		</Dialog>
	);
}

/** Parameters of the change besides its name. */
export function quickFields(leadId: string, page: ListPage): [name: string, value: string][] {
	return [
		["lead", leadId],
		["list", page.pageQuery],
		["at", page.at],
		["expected", "1"],
	];
}
