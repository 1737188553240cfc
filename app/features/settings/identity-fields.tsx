import { identityFields, nameLengths } from "#domain/settings/identity-form.ts";
import { type SectionFieldsProps, SettingField } from "./setting-field.tsx";

/** What the agency is called. */
export function IdentityFields({ copy: { identity }, fields, errorOf }: SectionFieldsProps) {
	return (
		<>
			<div className="grid gap-5 sm:grid-cols-2">
				{identityFields.map((field) => (
					<SettingField
						key={field}
						name={field}
						label={identity[field]}
						maxLength={nameLengths[field]}
						required
						fields={fields}
						errorOf={errorOf}
					/>
				))}
			</div>
			<p className="max-w-prose text-sm text-ink-700">{identity.hint}</p>
		</>
	);
}
