import { agency, contentFacts } from "#content/agency.ts";
import { type FactErrors, type FormSection, formRules } from "#domain/settings/form-rules.ts";
import { sectionUploads } from "#domain/settings/section-uploads.ts";

/** What is wrong in the form of a section, as far as the browser knows. */
export function sectionErrors<Section extends FormSection>(section: Section, data: FormData): FactErrors {
	const at = { now: new Date(), timeZone: agency.timeZone, before: contentFacts[section] };
	const result = formRules[section].read(Object.fromEntries(data), at);
	const upload = sectionUploads[section];
	const file = upload && data.get(upload.field);
	// A file that the server would not even read to its end.
	const isLarge = upload && file instanceof File && file.size > upload.maxBytes;
	return { ...(!result.ok && result.errors), ...(isLarge && { [upload.field]: upload.tooLarge }) };
}
