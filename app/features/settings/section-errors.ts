import { agency, contentFacts } from "#content/agency.ts";
import { evidenceField, maxEvidenceBytes } from "#domain/settings/evidence-upload.ts";
import { type FactErrors, type FormSection, formRules } from "#domain/settings/form-rules.ts";

/** What is wrong in the form of a section, as far as the browser knows. */
export function sectionErrors<Section extends FormSection>(section: Section, data: FormData): FactErrors {
	const at = { now: new Date(), timeZone: agency.timeZone, before: contentFacts[section] };
	const result = formRules[section].read(Object.fromEntries(data), at);
	const file = data.get(evidenceField);
	// A file that the server would not even read to its end.
	const isLarge = file instanceof File && file.size > maxEvidenceBytes;
	return { ...(!result.ok && result.errors), ...(isLarge && { [evidenceField]: "evidence_large" as const }) };
}
