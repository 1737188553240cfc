import { Button } from "#app/components/ui/button.tsx";
import { Callout } from "#app/components/ui/callout.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { ImportSettings } from "#domain/lead-exchange/lead-import.ts";
import { StaffForm } from "../staff/staff-form.tsx";
import type { ImportChoiceWords as Choices, ImportCopy } from "./import-props.ts";

type Props = { choices: Choices; copy: ImportCopy };

type Errors = { source?: string; owner?: string };

/**
 * Assigns a meaning to each column and chooses how to import the leads. After it is saved, the page previews the
 * import.
 */
export function ImportChoices({
	choices: saved,
	copy,
	typed,
	errors: posted,
	isNext,
}: Props & {
	/** The choices of a refused form. */
	typed: ImportSettings | undefined;
	errors: Errors;
	/** True if nothing can be imported before the form is sent. */
	isNext: boolean;
}) {
	const choices = typed ? withTyped(saved, typed) : saved;
	return (
		<StaffForm fields={{ intent: "save" }} errors={posted} className="desk-card grid gap-6">
			{({ errors, sending }) => (
				<>
					<ColumnFields choices={choices} copy={copy} />
					<LeadFields choices={choices} copy={copy} errors={errors} />
					<Button
						type="submit"
						variant={isNext ? "primary" : "secondary"}
						disabled={sending}
						className="justify-self-start"
					>
						{copy.save}
					</Button>
				</>
			)}
		</StaffForm>
	);
}

function withTyped(choices: Choices, typed: ImportSettings): Choices {
	const columns = choices.columns.map((column, index) => ({ ...column, field: typed.mapping[index] ?? "" }));
	return { ...choices, columns, chosen: { ...typed, ownerId: typed.ownerId ?? "" } };
}

function ColumnFields({ choices: { columns, fields, problem }, copy }: Props) {
	return (
		<fieldset>
			<legend className="font-serif text-xl font-semibold text-ink-900">{copy.columns}</legend>
			<p className="mt-1">{copy.columnsHint}</p>
			{problem && (
				<Callout tone="bad" role="alert" className="mt-3">
					{copy.problems[problem]}
				</Callout>
			)}
			<div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
				{columns.map(({ id, name, example, field }) => (
					<Field
						key={id}
						name={id}
						label={name || copy.unnamed}
						hint={example.slice(0, 60) || copy.noExample}
						className="min-w-0 wrap-anywhere"
					>
						{(control) => <Select {...control} chosen={field} none={copy.leftOut} options={fields} />}
					</Field>
				))}
			</div>
		</fieldset>
	);
}

function LeadFields({
	choices: { statuses, languages, people, ownerHint, chosen },
	copy,
	errors,
}: Props & { errors: Errors }) {
	const duplicateOptions = (["skip", "link"] as const).map((value) => ({ value, label: copy.duplicateChoices[value] }));
	const select = (name: string, label: string, options: Choices["fields"], value: string, none?: string) => (
		<Field
			name={name}
			label={label}
			hint={(name === "owner" && ownerHint) || undefined}
			error={name === "owner" ? errors.owner : undefined}
		>
			{(control) => <Select {...control} chosen={value} none={none || null} options={options} />}
		</Field>
	);
	return (
		<fieldset>
			<legend className="font-serif text-xl font-semibold text-ink-900">{copy.leads}</legend>
			<div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
				{select("duplicates", copy.duplicates, duplicateOptions, chosen.duplicates)}
				{select("owner", copy.owner, people, chosen.ownerId, copy.nobody)}
				{select("status", copy.status, statuses, chosen.status)}
				{select("locale", copy.language, languages, chosen.locale)}
				<Field name="source" label={copy.source} hint={copy.sourceHint} error={errors.source}>
					{(control) => <input {...control} defaultValue={chosen.source} maxLength={40} autoComplete="off" />}
				</Field>
			</div>
		</fieldset>
	);
}
