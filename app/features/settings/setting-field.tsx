import type { ComponentProps } from "react";
import { Field } from "#app/components/ui/field.tsx";
import type { readSectionPage } from "#server/settings/settings-page.server.ts";

type Page = Awaited<ReturnType<typeof readSectionPage>>;

/** What the fields of a section get from its form. */
export interface SectionFieldsProps {
	copy: Page["copy"];
	words: Page["words"];
	/** As they are saved, or as they were typed. */
	fields: Readonly<Record<string, string>>;
	/** The sentence about a field. */
	errorOf(field: string): string | undefined;
}

/** A fact of one line. */
export function SettingField({
	name,
	label,
	fields,
	errorOf,
	...input
}: { name: string; label: string } & Pick<SectionFieldsProps, "fields" | "errorOf"> &
	Pick<ComponentProps<"input">, "type" | "required" | "maxLength" | "placeholder" | "inputMode">) {
	return (
		<Field name={name} label={label} error={errorOf(name)} aligned>
			{(control) => (
				<input autoComplete="off" maxLength={500} {...input} {...control} defaultValue={fields[name] ?? ""} />
			)}
		</Field>
	);
}
