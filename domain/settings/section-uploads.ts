import { imageUses, uploadTypes } from "../blog/image-upload.ts";
import { evidenceField, evidenceTypes, maxEvidenceBytes } from "./evidence-upload.ts";
import type { FactError, FormSection } from "./form-rules.ts";

interface SectionUpload {
	/** The field of the form. */
	field: string;
	types: readonly string[];
	maxBytes: number;
	/** What is wrong with a larger file. */
	tooLarge: FactError;
}

const evidence: SectionUpload = {
	field: evidenceField,
	types: Object.keys(evidenceTypes),
	maxBytes: maxEvidenceBytes,
	tooLarge: "evidence_large",
};

/** The file that the form of a section takes. */
export const sectionUploads: { readonly [Section in FormSection]?: SectionUpload } = {
	testimonials: evidence,
	claims: evidence,
	insurers: evidence,
	brand: { field: "logo", types: uploadTypes, maxBytes: imageUses.logo.maxBytes, tooLarge: "logo_large" },
};
