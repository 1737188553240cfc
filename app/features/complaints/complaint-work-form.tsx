import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { type ComplaintStatus, maxComplaintText, statusesAfter } from "#domain/complaints/complaint.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { StaffForm } from "../staff/staff-form.tsx";
import { ComplaintFields } from "./complaint-fields.tsx";

interface WorkFormProps {
	complaint: { revision: number; status: ComplaintStatus } & Record<string, unknown>;
	people: readonly { id: string; name: string }[];
	states: readonly { code: string; name: string }[];
	today: string;
	refused: { typed: Record<string, string>; errors: Record<string, string> } | undefined;
	copy: Messages["complaints"];
}

/** The work on a complaint: its status, who is responsible, our answer, and corrections of the facts. */
export function ComplaintWorkForm({ complaint, people, states, today, refused, copy }: WorkFormProps) {
	const stored = Object.entries(complaint).map(([name, value]) => [name, typeof value === "string" ? value : ""]);
	const typed: Record<string, string> = refused?.typed ?? Object.fromEntries(stored);
	return (
		<StaffForm
			fields={{ revision: String(complaint.revision) }}
			errors={refused?.errors}
			className="desk-card grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2"
		>
			{({ errors, sending }) => (
				<>
					<h3 className="text-lg sm:col-span-2">{copy.work}</h3>
					<Field name="status" label={copy.fields.status} error={errors.status}>
						{(control) => (
							<Select
								{...control}
								chosen={typed.status}
								options={statusesAfter(complaint.status).map((status) => ({
									value: status,
									label: copy.statuses[status],
								}))}
							/>
						)}
					</Field>
					<Field name="responsibleId" label={copy.fields.responsibleId} error={errors.responsibleId}>
						{(control) => (
							<Select
								{...control}
								chosen={typed.responsibleId}
								none={copy.nobody}
								options={people.map(({ id, name }) => ({ value: id, label: name }))}
							/>
						)}
					</Field>
					<Field
						name="answer"
						label={copy.fields.answer}
						hint={copy.answerHint}
						error={errors.answer}
						className="sm:col-span-2"
					>
						{(control) => <textarea {...control} rows={5} maxLength={maxComplaintText} defaultValue={typed.answer} />}
					</Field>
					<Field name="answeredOn" label={copy.fields.answeredOn} error={errors.answeredOn}>
						{(control) => <input type="date" {...control} max={today} defaultValue={typed.answeredOn} />}
					</Field>
					<h3 className="text-lg sm:col-span-2">{copy.facts}</h3>
					<ComplaintFields typed={typed} errors={errors} states={states} today={today} copy={copy} />
					<Button type="submit" disabled={sending} className="justify-self-start sm:col-span-2">
						{sending ? copy.saving : copy.save}
					</Button>
				</>
			)}
		</StaffForm>
	);
}
