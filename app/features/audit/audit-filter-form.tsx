import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { type AuditFilter, auditPath, isFiltered } from "#domain/audit/audit-filter.ts";
import { auditKinds } from "#domain/audit/security-actions.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { textLink } from "../staff/text-link.ts";

/** Asks for some entries only. It is a form with an address for its answer, so it works without script. */
export function AuditFilterForm({
	filter,
	actors,
	copy,
}: {
	filter: AuditFilter;
	/** Everybody who left entries. */
	actors: { id: string; email: string }[];
	copy: Messages["audit"]["form"];
}) {
	const filtered = isFiltered(filter);
	return (
		<details open={filtered} className="rounded-lg border border-sand-200 bg-white px-5 py-2">
			<summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-ink-900">{copy.title}</summary>
			{/* Each filter gets its own form, with that filter's values. */}
			<Form
				key={JSON.stringify(filter)}
				method="get"
				action={auditPath}
				className="grid gap-4 pt-2 pb-4 sm:grid-cols-2 lg:grid-cols-4"
			>
				<Field name="who" label={copy.who} className="lg:col-span-2">
					{(control) => (
						<Select
							{...control}
							chosen={filter.who ?? ""}
							none={copy.anyone}
							options={actors.map(({ id, email }) => ({ value: id, label: email }))}
						/>
					)}
				</Field>
				<Field name="kind" label={copy.kind} className="lg:col-span-2">
					{(control) => (
						<Select
							{...control}
							chosen={filter.kind ?? ""}
							none={copy.usual}
							options={[
								{ value: "all", label: copy.all },
								...auditKinds.map((kind) => ({ value: kind, label: copy.kinds[kind] })),
							]}
						/>
					)}
				</Field>
				<Field name="from" label={copy.from}>
					{(control) => <input type="date" {...control} defaultValue={filter.from ?? ""} />}
				</Field>
				<Field name="to" label={copy.to}>
					{(control) => <input type="date" {...control} defaultValue={filter.to ?? ""} />}
				</Field>
				<Field name="text" label={copy.text} hint={copy.textHint} className="sm:col-span-2">
					{(control) => <input type="search" maxLength={100} {...control} defaultValue={filter.text ?? ""} />}
				</Field>
				<div className="flex flex-wrap items-center gap-4 sm:col-span-2 lg:col-span-4">
					<Button type="submit" variant="secondary">
						{copy.submit}
					</Button>
					{filtered && (
						<Link to={auditPath} className={textLink}>
							{copy.clear}
						</Link>
					)}
				</div>
			</Form>
		</details>
	);
}
