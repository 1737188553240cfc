import type { FormEvent } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field, type FieldControl } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import {
	checkDataRequest,
	type DataRequestErrors,
	type DataRequestField,
	dataRequestFields,
	dataRequestKinds,
} from "#domain/privacy/data-request.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { useForm } from "../forms/use-form.ts";

export interface DataRequestFormProps {
	copy: Pick<Messages["dataRequests"], "kinds" | "fields" | "errors" | "send" | "failure">;
	/** Where the form posts to. */
	action: string;
	/** The server's refusal of the last post. */
	refused: {
		errors: DataRequestErrors;
		values: Record<string, string>;
		failure?: "refused" | "unavailable" | undefined;
	} | null;
}

const id = (name: DataRequestField) => `data-request-${name}`;

/** An ordinary form that posts to its page. With script it is checked before it is sent. */
export function DataRequestForm({ copy, action, refused }: DataRequestFormProps) {
	const form = useForm(requestErrors, refused?.errors);
	const { fields, failure } = copy;
	const invalid = dataRequestFields.filter((name) => form.errors[name]);
	const value = (name: DataRequestField) => refused?.values[name] ?? "";
	const field = (name: DataRequestField, control: (props: FieldControl) => React.ReactNode, hint?: string) => (
		<Field
			name={name}
			id={id(name)}
			label={name === "phone" ? `${fields.phone} (${fields.optional})` : fields[name]}
			hint={hint}
			error={form.errors[name] && copy.errors[form.errors[name]]}
		>
			{control}
		</Field>
	);

	function submit(event: FormEvent): void {
		if (!form.submit()) event.preventDefault();
	}

	return (
		<form
			ref={form.ref}
			method="post"
			action={action}
			noValidate
			onSubmit={submit}
			onChange={form.change}
			className="mt-6 grid max-w-xl gap-5"
		>
			<div role="alert" aria-atomic="false">
				{(refused?.failure || invalid.length > 0) && (
					<div key={form.refusals} className="rounded-md border-l-4 border-coral-600 bg-coral-50 p-4 text-ink-900">
						{refused?.failure && (
							<>
								<p className="font-semibold">{failure.title}</p>
								<p>{failure[refused.failure]}</p>
							</>
						)}
						{invalid.length > 0 && <p className="font-semibold">{copy.errors.summary}</p>}
						<ul className="flex flex-wrap gap-x-5">
							{invalid.map((name) => (
								<li key={name}>
									<a href={`#${id(name)}`} className="inline-block py-1 underline underline-offset-2">
										{fields[name]}
									</a>
								</li>
							))}
						</ul>
					</div>
				)}
			</div>
			<div aria-hidden="true" className="sr-only">
				<label htmlFor="data-request-company_website">{fields.company_website}</label>
				<input id="data-request-company_website" name="company_website" tabIndex={-1} autoComplete="off" />
			</div>
			{field("kind", (control) => (
				<Select
					{...control}
					required
					chosen={value("kind")}
					none=""
					options={dataRequestKinds.map((kind) => ({ value: kind, label: copy.kinds[kind] }))}
				/>
			))}
			{field("name", (control) => (
				<input required autoComplete="name" defaultValue={value("name")} {...control} />
			))}
			{field("email", (control) => (
				<input required type="email" autoComplete="email" defaultValue={value("email")} {...control} />
			))}
			{field(
				"phone",
				(control) => (
					<input type="tel" autoComplete="tel" defaultValue={value("phone")} {...control} />
				),
				fields.phoneHint,
			)}
			{field(
				"details",
				(control) => (
					<textarea rows={4} defaultValue={value("details")} {...control} />
				),
				fields.detailsHint,
			)}
			<Button type="submit" className="w-full sm:w-auto sm:justify-self-start">
				{copy.send}
			</Button>
		</form>
	);
}

function requestErrors(data: FormData): DataRequestErrors {
	const checked = checkDataRequest(Object.fromEntries(data));
	return checked.ok ? {} : checked.errors;
}
