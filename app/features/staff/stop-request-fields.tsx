import { Button } from "#app/components/ui/button.tsx";
import { CheckBox } from "#app/components/ui/check-box.tsx";
import { Field, FieldError } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { contactChannels, reportedMethods } from "#domain/contacts/revocation.ts";
import type { Messages } from "#i18n/messages.server.ts";

export type StopRequestCopy = Messages["admin"]["stopRequest"];

/** The typed values and their errors, if the form was refused. */
export interface StopRequestRefused {
	typed: Readonly<Record<string, string>>;
	errors: Readonly<Partial<Record<"channels" | "method" | "words" | "confirmed", string>>>;
}

/**
 * Records a person's request to an agent. How the request was made is chosen, never assumed, and one tap can't record
 * it, because the record is sealed.
 */
export function StopRequestFields({
	leadId,
	copy,
	refused,
}: {
	leadId: string;
	copy: StopRequestCopy;
	refused?: StopRequestRefused | undefined;
}) {
	const { errors = {}, typed = {} } = refused ?? {};
	const [channelsError, confirmError] = [`channels-${leadId}-error`, `confirmed-${leadId}-error`];
	return (
		<>
			<fieldset aria-describedby={errors.channels && channelsError}>
				<legend className="mb-1.5 font-medium text-ink-900">{copy.channels}</legend>
				<div className="flex flex-wrap gap-x-6">
					{contactChannels.map((channel) => (
						<CheckBox key={channel} name="channel" value={channel} defaultChecked label={copy.channelNames[channel]} />
					))}
				</div>
				{errors.channels && <FieldError id={channelsError}>{errors.channels}</FieldError>}
			</fieldset>
			<Field name="method" id={`method-${leadId}`} label={copy.method} error={errors.method}>
				{(control) => (
					<Select
						{...control}
						required
						chosen={typed.method ?? ""}
						none={copy.choose}
						options={reportedMethods.map((method) => ({ value: method, label: copy.methods[method] }))}
					/>
				)}
			</Field>
			<Field name="words" id={`words-${leadId}`} label={copy.words} error={errors.words}>
				{(control) => <input type="text" maxLength={500} {...control} defaultValue={typed.words ?? ""} />}
			</Field>
			<div>
				<label className="flex min-h-11 items-start gap-2.5 py-2">
					<input
						type="checkbox"
						name="confirmed"
						value="yes"
						required
						aria-describedby={errors.confirmed && confirmError}
						className="mt-0.5 size-5 shrink-0"
					/>
					{copy.confirm}
				</label>
				{errors.confirmed && <FieldError id={confirmError}>{errors.confirmed}</FieldError>}
			</div>
			<Button type="submit" name="stop" value={leadId} variant="secondary" className="justify-self-start">
				{copy.submit}
			</Button>
		</>
	);
}
