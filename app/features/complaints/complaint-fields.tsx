import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import {
	complaintChannels,
	complaintSeverities,
	maxComplaintLine,
	maxComplaintText,
} from "#domain/complaints/complaint.ts";
import type { Messages } from "#i18n/messages.server.ts";

interface FieldsProps {
	typed: Record<string, string>;
	errors: Partial<Record<string, string>>;
	states: readonly { code: string; name: string }[];
	today: string;
	copy: Messages["complaints"];
}

/** The facts of a complaint, as staff record them at first and correct them later. */
export function ComplaintFields({ typed, errors, states, today, copy }: FieldsProps) {
	const line = (name: "name" | "email" | "phone" | "product" | "insurer" | "regulator" | "fileNumber") => (
		<Field name={name} label={copy.fields[name]} error={errors[name]}>
			{(control) => <input {...control} autoComplete="off" maxLength={maxComplaintLine} defaultValue={typed[name]} />}
		</Field>
	);
	return (
		<>
			<Field name="receivedOn" label={copy.fields.receivedOn} error={errors.receivedOn}>
				{(control) => <input type="date" {...control} max={today} defaultValue={typed.receivedOn} />}
			</Field>
			<Field name="channel" label={copy.fields.channel} error={errors.channel}>
				{(control) => (
					<Select
						{...control}
						chosen={typed.channel ?? ""}
						none={copy.choose}
						options={complaintChannels.map((channel) => ({ value: channel, label: copy.channels[channel] }))}
					/>
				)}
			</Field>
			<Field
				name="words"
				label={copy.fields.words}
				hint={copy.wordsHint}
				error={errors.words}
				className="sm:col-span-2"
			>
				{(control) => <textarea {...control} rows={5} maxLength={maxComplaintText} defaultValue={typed.words} />}
			</Field>
			{line("name")}
			<Field name="severity" label={copy.fields.severity} error={errors.severity}>
				{(control) => (
					<Select
						{...control}
						chosen={typed.severity ?? "medium"}
						options={complaintSeverities.map((severity) => ({ value: severity, label: copy.severities[severity] }))}
					/>
				)}
			</Field>
			{line("email")}
			{line("phone")}
			<Field name="state" label={copy.fields.state} error={errors.state}>
				{(control) => (
					<Select
						{...control}
						chosen={typed.state ?? ""}
						none={copy.unknown}
						options={states.map(({ code, name }) => ({ value: code, label: name }))}
					/>
				)}
			</Field>
			{line("product")}
			{line("insurer")}
			{line("regulator")}
			{line("fileNumber")}
			<Field name="dueOn" label={copy.fields.dueOn} hint={copy.dueHint} error={errors.dueOn}>
				{(control) => <input type="date" {...control} defaultValue={typed.dueOn} />}
			</Field>
		</>
	);
}
