import { Field } from "#app/components/ui/field.tsx";
import { evidenceField, evidenceTypes } from "#domain/settings/evidence-upload.ts";
import type { SectionFieldsProps } from "./setting-field.tsx";

/** The document behind a record. The one on file stays if no other one is chosen. */
export function EvidenceField({
	label,
	words,
	errorOf,
}: { label: string } & Pick<SectionFieldsProps, "words" | "errorOf">) {
	return (
		<Field
			name={evidenceField}
			label={label}
			hint={words.kept ?? undefined}
			error={errorOf(evidenceField)}
			className="mt-4"
		>
			{(control) => <input {...control} type="file" accept={Object.keys(evidenceTypes).join(",")} />}
		</Field>
	);
}
