import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { languageOptions } from "#app/components/ui/language-options.ts";
import { Select } from "#app/components/ui/select.tsx";
import type { Locale } from "#domain/locale/locales.ts";
import { Card } from "../staff/card.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import type { SectionProps } from "./section-props.ts";

export function LanguageSection({ language, copy, notice, errors }: SectionProps & { language: Locale | null }) {
	const { language: text, page } = copy;
	return (
		<Card size="wide" id="language" title={text.title} lead={text.lead} notice={notice}>
			<StaffForm section="language" errors={errors}>
				{({ sending }) => (
					<>
						<Field name="language" id="language-choice" label={text.label}>
							{(control) => <Select {...control} chosen={language ?? ""} none={text.none} options={languageOptions} />}
						</Field>
						<Button type="submit" disabled={sending} className="justify-self-start">
							{sending ? page.saving : text.submit}
						</Button>
					</>
				)}
			</StaffForm>
		</Card>
	);
}
