import { Field } from "#app/components/ui/field.tsx";
import { isOptionalField, type LeadField, leadFields, takesPhoneOrEmail } from "#domain/leads/lead-forms.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import { EmailInput } from "./email-input.tsx";
import { fieldId } from "./field-id.ts";
import { LeadChoiceField, type LeadChoices } from "./lead-choice-field.tsx";
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
	choices = {},
}: {
	form: LeadFormControl;
	hints?: Partial<Record<LeadField, string>> | undefined;
	choices?: LeadChoices | undefined;
}) {
	const { kind, place, copy, values, errors } = form;
	// Below the contact fields if others are above them.
	const isFirst = kind !== "application";
	const either = takesPhoneOrEmail(kind) && (
		<p className={`text-sm text-ink-700 ${isFirst ? "mb-4" : "mt-3"}`}>{copy.fields.phone_or_email}</p>
	);
	return (
		<div className="@container mt-6">
			{isFirst && either}
			<div className="grid grid-cols-2 gap-x-3 gap-y-3 @md:gap-x-5">
				{leadFields(kind)
					.filter((name) => name !== "consent")
					.map((name) => {
						const isOptional = isOptionalField(kind, name);
						const label = fieldLabel(copy, name);
						const choice = choices[name];
						if (choice) return <LeadChoiceField key={name} form={form} name={name} label={label} choice={choice} />;
						return (
							<Field
								key={name}
								aligned
								name={name}
								id={fieldId(place, name)}
								label={isOptional && !isEither(kind, name) ? `${label} (${copy.fields.optional})` : label}
								hint={hints[name]}
								error={errors[name] && copy.errors[errors[name]]}
								className={kind === "application" && name === "name" ? "col-span-2" : fieldWidth(name)}
							>
								{(control) =>
									name === "message" ? (
										<textarea required rows={4} defaultValue={values[name]} {...control} />
									) : name === "email" ? (
										<EmailInput
											required={!isOptional}
											defaultValue={values[name]}
											meant={copy.fields.email_meant}
											{...inputs[name]}
											{...control}
										/>
									) : (
										<input required={!isOptional} defaultValue={values[name]} {...inputs[name]} {...control} />
									)
								}
							</Field>
						);
					})}
			</div>
			{!isFirst && either}
		</div>
	);
}

/** "Optional" would be wrong next to either of two fields of which one is required. */
function isEither(kind: LeadKind, name: LeadField): boolean {
	return takesPhoneOrEmail(kind) && (name === "phone" || name === "email");
}

/** A phone has room for two names in one row, and for one of anything longer. */
function fieldWidth(name: LeadField): string {
	if (name === "message") return "col-span-2";
	return /^(first|last)_?name$/i.test(name) ? "max-[21rem]:col-span-2" : "col-span-2 @md:col-span-1";
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
