import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { type Locale, localeNames, locales } from "#domain/locale/locales.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountSectionBox } from "./account-section.tsx";
import type { SectionProps } from "./section-props.ts";

export function LanguageSection({ language, copy, notice, errors }: SectionProps & { language: Locale | null }) {
	const { language: text, page } = copy;
	return (
		<AccountSectionBox id="language" title={text.title} lead={text.lead} notice={notice}>
			<AccountForm section="language" errors={errors} cleared="">
				{({ sending }) => (
					<>
						<Field name="language" id="language-choice" label={text.label}>
							{(control) => (
								<select {...control} defaultValue={language ?? ""}>
									<option value="">{text.none}</option>
									{locales.map((locale) => (
										<option key={locale} value={locale} lang={locale}>
											{localeNames[locale]}
										</option>
									))}
								</select>
							)}
						</Field>
						<Button type="submit" disabled={sending} className="justify-self-start">
							{sending ? page.saving : text.submit}
						</Button>
					</>
				)}
			</AccountForm>
		</AccountSectionBox>
	);
}
