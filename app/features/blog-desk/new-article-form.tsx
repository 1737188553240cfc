import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { languageOptions } from "#app/components/ui/language-options.ts";
import { Select } from "#app/components/ui/select.tsx";
import type { Locale } from "#domain/locale/locales.ts";
import type { Messages } from "#i18n/messages.server.ts";

/** Begins an article. */
export function NewArticleForm({
	locale,
	copy,
}: {
	/** The language of the screen, which is probably the language of the article. */
	locale: Locale;
	copy: Messages["blogDesk"]["create"];
}) {
	const { state, formData } = useNavigation();
	const isSending = state !== "idle" && formData?.get("create") === "1";
	return (
		<details className="rounded-lg border border-sand-200 bg-white px-5 py-2">
			<summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-ink-900">{copy.title}</summary>
			<Form method="post" className="grid gap-5 pt-2 pb-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
				<input type="hidden" name="create" value="1" />
				<Field name="title" label={copy.name}>
					{(control) => <input {...control} required maxLength={200} autoComplete="off" />}
				</Field>
				<Field name="locale" label={copy.language}>
					{(control) => <Select {...control} chosen={locale} options={languageOptions} />}
				</Field>
				<Button type="submit" disabled={isSending} className="justify-self-start">
					{isSending ? copy.sending : copy.submit}
				</Button>
			</Form>
		</details>
	);
}
