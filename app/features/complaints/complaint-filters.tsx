import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import {
	type ComplaintFilter,
	complaintSeverities,
	complaintStatuses,
	complaintsPath,
} from "#domain/complaints/complaint.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { textLink } from "../staff/text-link.ts";

/** Filters the complaints. The filter is in the address. */
export function ComplaintFilters({ filter, copy }: { filter: ComplaintFilter; copy: Messages["complaints"] }) {
	const text = copy.filters;
	return (
		<Form
			key={JSON.stringify(filter)}
			method="get"
			action={complaintsPath}
			className="desk-card grid grid-cols-[minmax(0,1fr)] items-end gap-4 sm:grid-cols-3"
		>
			<Field name="status" label={copy.fields.status}>
				{(control) => (
					<Select
						{...control}
						chosen={filter.status}
						options={[
							{ value: "open", label: text.open },
							{ value: "all", label: text.all },
							...complaintStatuses.map((status) => ({ value: status, label: copy.statuses[status] })),
						]}
					/>
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
					<Select
						{...control}
						chosen={filter.isOverdue ? "overdue" : ""}
						none={text.any}
						options={[{ value: "overdue", label: text.overdue }]}
					/>
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
