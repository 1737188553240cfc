import { Field } from "#app/components/ui/field.tsx";
import { isOptionalField, type LeadField, leadFields } from "#domain/leads/lead-forms.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { LeadCopy } from "./lead-copy.ts";
import type { LeadFormControl } from "./use-lead-form.ts";

const inputs: Partial<Record<LeadField, { type: string; autoComplete: string; inputMode?: "email" | "tel" }>> = {
	first_name: { type: "text", autoComplete: "given-name" },
	firstName: { type: "text", autoComplete: "given-name" },
	last_name: { type: "text", autoComplete: "family-name" },
	lastName: { type: "text", autoComplete: "family-name" },
	name: { type: "text", autoComplete: "name" },
	email: { type: "email", autoComplete: "email", inputMode: "email" },
	phone: { type: "tel", autoComplete: "tel", inputMode: "tel" },
};

export function LeadFields({
	form,
	hints = {},
}: {
	form: LeadFormControl;
	hints?: Partial<Record<LeadField, string>> | undefined;
}) {
	const { kind, copy, values, errors } = form;
	return (
		<div className="@container mt-6">
			{kind === "chat" && <p className="mb-4 text-sm text-ink-700">{copy.fields.phone_or_email}</p>}
			<div className="grid gap-5 @md:grid-cols-2">
				{leadFields(kind)
					.filter((name) => name !== "consent")
					.map((name) => {
						const isOptional = isOptionalField(kind, name);
						const label = fieldLabel(copy, name);
						return (
							<Field
								key={name}
								name={name}
								id={fieldId(kind, name)}
								label={isOptional && kind !== "chat" ? `${label} (${copy.fields.optional})` : label}
								hint={hints[name]}
								error={errors[name] && copy.errors[errors[name]]}
								className={name === "message" ? "@md:col-span-2" : ""}
							>
								{(control) =>
									name === "message" ? (
										<textarea required rows={5} defaultValue={values[name]} {...control} />
									) : (
										<input required={!isOptional} defaultValue={values[name]} {...inputs[name]} {...control} />
									)
								}
							</Field>
						);
					})}
			</div>
		</div>
	);
}

/** The kind makes it unique when several forms share a page. */
export function fieldId(kind: LeadKind, name: LeadField): string {
	return `${kind}-${name}`;
}

export function fieldLabel({ fields, consent }: LeadCopy, name: LeadField): string {
	switch (name) {
		case "firstName":
			return fields.first_name;
		case "lastName":
			return fields.last_name;
		case "consent":
			return consent.box;
		default:
			return fields[name];
	}
}
