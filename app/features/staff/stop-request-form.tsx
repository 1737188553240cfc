import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { contactChannels, toldMethods } from "#domain/contacts/revocation.ts";
import type { Messages } from "#i18n/messages.server.ts";

export type StopRequestCopy = Messages["admin"]["stopRequest"];

/** For what a person told an agent: on the phone, in reply to an email, on paper. */
export function StopRequestForm({
	leadId,
	copy,
	form = (fields, className) => (
		<Form method="post" preventScrollReset className={className}>
			{fields}
		</Form>
	),
}: {
	leadId: string;
	copy: StopRequestCopy;
	/** The form around the fields, if they are not just posted to the page's own address. */
	form?: (fields: ReactNode, className: string) => ReactNode;
}) {
	return (
		<details className="mt-3">
			<summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-4">
				{copy.open}
			</summary>
			{form(<StopRequestFields leadId={leadId} copy={copy} />, "mt-3 grid max-w-120 gap-4")}
		</details>
	);
}

function StopRequestFields({ leadId, copy }: { leadId: string; copy: StopRequestCopy }) {
	return (
		<>
			<fieldset>
				<legend className="mb-1.5 font-medium text-ink-900">{copy.channels}</legend>
				<div className="flex flex-wrap gap-x-6">
					{contactChannels.map((channel) => (
						<label key={channel} className="flex min-h-11 items-center gap-2">
							<input type="checkbox" name="channel" value={channel} defaultChecked className="size-5" />
							{copy.channelNames[channel]}
						</label>
					))}
				</div>
			</fieldset>
			<Field name="method" id={`method-${leadId}`} label={copy.method}>
				{(control) => (
					<select {...control}>
						{toldMethods.map((method) => (
							<option key={method} value={method}>
								{copy.methods[method]}
							</option>
						))}
					</select>
				)}
			</Field>
			<Field name="words" id={`words-${leadId}`} label={copy.words} hint={copy.hint}>
				{(control) => <input type="text" maxLength={500} {...control} />}
			</Field>
			<Button type="submit" name="stop" value={leadId} variant="secondary" className="justify-self-start">
				{copy.submit}
			</Button>
		</>
	);
}
