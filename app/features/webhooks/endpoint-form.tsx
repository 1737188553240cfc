import { Button } from "#app/components/ui/button.tsx";
import { Field, FieldError } from "#app/components/ui/field.tsx";
import { type EndpointErrors, maxNameLength, maxUrlLength, payloadKinds } from "#domain/webhooks/endpoint-form.ts";
import { webhookEvents } from "#domain/webhooks/webhook-event.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { StaffForm } from "../staff/staff-form.tsx";

const eventKeys = { "lead.created": "created", "lead.updated": "updated", "lead.deleted": "deleted" } as const;

/** The initial values of an endpoint's form. */
export interface EndpointValues {
	name: string;
	url: string;
	events: readonly string[];
	payload: string;
}

/** Adds or changes an endpoint. It works without script; the server checks it. */
export function EndpointForm({
	intent,
	once,
	values,
	errors: posted,
	submit,
	addressHint,
	copy,
}: {
	intent: "add" | "edit";
	/** Makes a form that is sent twice add one endpoint. */
	once?: string;
	values: EndpointValues;
	errors?: EndpointErrors | undefined;
	submit: string;
	/** Where an endpoint may be. */
	addressHint: string;
	copy: Messages["webhooks"];
}) {
	const { fields } = copy;
	return (
		<StaffForm
			section={intent}
			fields={{ intent, ...(once && { once }) }}
			errors={posted}
			className="grid max-w-160 gap-5"
		>
			{({ errors, sending }) => {
				const said = (field: keyof EndpointErrors) => errors[field] && copy.errors[errors[field]];
				return (
					<>
						<Field name="name" label={fields.name} hint={fields.nameHint} error={said("name")}>
							{(control) => (
								<input {...control} required autoComplete="off" maxLength={maxNameLength} defaultValue={values.name} />
							)}
						</Field>
						<Field name="url" label={fields.url} hint={addressHint} error={said("url")}>
							{(control) => (
								<input
									{...control}
									type="url"
									required
									autoComplete="off"
									maxLength={maxUrlLength}
									defaultValue={values.url}
								/>
							)}
						</Field>
						<fieldset aria-describedby={errors.events && "events-error"}>
							<legend className="mb-1.5 font-medium text-ink-900">{fields.events}</legend>
							{webhookEvents.map((event) => (
								<Choice
									key={event}
									type="checkbox"
									name="events"
									value={event}
									isChosen={values.events.includes(event)}
									label={copy.events[eventKeys[event]]}
									code={event}
								/>
							))}
							{errors.events && <FieldError id="events-error">{said("events")}</FieldError>}
						</fieldset>
						<fieldset>
							<legend className="mb-1.5 font-medium text-ink-900">{fields.payload}</legend>
							{payloadKinds.map((payload) => (
								<Choice
									key={payload}
									type="radio"
									name="payload"
									value={payload}
									isChosen={values.payload === payload}
									label={copy.payloads[payload]}
								/>
							))}
						</fieldset>
						<Button type="submit" disabled={sending} className="justify-self-start">
							{submit}
						</Button>
					</>
				);
			}}
		</StaffForm>
	);
}

function Choice({
	label,
	code,
	isChosen,
	...input
}: {
	type: "checkbox" | "radio";
	name: string;
	value: string;
	label: string;
	code?: string;
	isChosen: boolean;
}) {
	return (
		<label className="flex min-h-11 items-center gap-3 py-1.5">
			<input {...input} defaultChecked={isChosen} className="size-5 shrink-0 accent-ink-800" />
			<span>
				{label} {code && <code className="text-sm text-ink-700">{code}</code>}
			</span>
		</label>
	);
}
