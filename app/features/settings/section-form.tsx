import type { ComponentType } from "react";
import { Button } from "#app/components/ui/button.tsx";
import type { FactErrors, FormSection } from "#domain/settings/form-rules.ts";
import { sectionUploads } from "#domain/settings/section-uploads.ts";
import type { readSectionPage } from "#server/settings/settings-page.server.ts";
import { StaffForm } from "../staff/staff-form.tsx";
import { AnalyticsFields } from "./analytics-fields.tsx";
import { BrandFields } from "./brand-fields.tsx";
import { ClaimsFields } from "./claims-fields.tsx";
import { IdentityFields } from "./identity-fields.tsx";
import { InsurersFields } from "./insurers-fields.tsx";
import { LicensesFields } from "./licenses-fields.tsx";
import { LinksFields } from "./links-fields.tsx";
import { MailFields } from "./mail-fields.tsx";
import { OfferingFields } from "./offering-fields.tsx";
import { OfficeFields } from "./office-fields.tsx";
import { sectionErrors } from "./section-errors.ts";
import type { SectionFieldsProps } from "./setting-field.tsx";
import { TestimonialsFields } from "./testimonials-fields.tsx";

type Page = Awaited<ReturnType<typeof readSectionPage>>;

const fieldsOfSection: Record<FormSection, ComponentType<SectionFieldsProps>> = {
	identity: IdentityFields,
	brand: BrandFields,
	office: OfficeFields,
	links: LinksFields,
	offering: OfferingFields,
	analytics: AnalyticsFields,
	mail: MailFields,
	licenses: LicensesFields,
	testimonials: TestimonialsFields,
	claims: ClaimsFields,
	insurers: InsurersFields,
};

/** The form of a section of the settings. */
export function SectionForm({
	page: { section, copy, words, seen },
	fields,
	errors: posted,
}: {
	page: Pick<Page, "section" | "copy" | "words" | "seen">;
	fields: SectionFieldsProps["fields"];
	errors: FactErrors | undefined;
}) {
	const Fields = fieldsOfSection[section];
	const check = (data: FormData) => sectionErrors(section, data);
	return (
		<StaffForm
			fields={{ intent: "save", seen: String(seen) }}
			errors={posted}
			check={check}
			encType={sectionUploads[section] && "multipart/form-data"}
		>
			{({ errors, sending }) => (
				<>
					<Fields
						copy={copy}
						words={words}
						fields={fields}
						errorOf={(field) => errors[field] && copy.errors[errors[field]]}
					/>
					<Button type="submit" disabled={sending} className="justify-self-start">
						{sending ? copy.saving : copy.save}
					</Button>
				</>
			)}
		</StaffForm>
	);
}
