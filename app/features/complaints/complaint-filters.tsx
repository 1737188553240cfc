import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import {
	type ComplaintFilter,
	complaintSeverities,
	complaintStatuses,
	complaintsPath,
} from "#domain/complaints/complaint.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { Select } from "../staff/select.tsx";
import { textLink } from "../staff/text-link.ts";

/** Filters the complaints. The filter is in the address. */
export function ComplaintFilters({ filter, copy }: { filter: ComplaintFilter; copy: Messages["complaints"] }) {
	const text = copy.filters;
	return (
		<Form
			key={JSON.stringify(filter)}
			method="get"
			action={complaintsPath}
			className="grid grid-cols-[minmax(0,1fr)] items-end gap-4 rounded-lg border border-sand-200 bg-white p-4 sm:grid-cols-3"
		>
			<Field name="status" label={copy.fields.status}>
				{(control) => (
					<select {...control} defaultValue={filter.status}>
						<option value="open">{text.open}</option>
						<option value="all">{text.all}</option>
						{complaintStatuses.map((status) => (
							<option key={status} value={status}>
								{copy.statuses[status]}
							</option>
						))}
					</select>
				)}
			</Field>
			<Field name="severity" label={copy.fields.severity}>
				{(control) => (
					<Select
						{...control}
						chosen={filter.severity ?? ""}
						none={text.any}
						options={complaintSeverities.map((severity) => ({ value: severity, label: copy.severities[severity] }))}
					/>
				)}
			</Field>
			<Field name="due" label={copy.fields.dueOn}>
				{(control) => (
					<select {...control} defaultValue={filter.isOverdue ? "overdue" : ""}>
						<option value="">{text.any}</option>
						<option value="overdue">{text.overdue}</option>
					</select>
				)}
			</Field>
			<div className="flex flex-wrap items-center gap-4 sm:col-span-3">
				<Button type="submit" variant="secondary">
					{text.submit}
				</Button>
				<Link to={complaintsPath} className={textLink}>
					{text.clear}
				</Link>
			</div>
		</Form>
	);
}
