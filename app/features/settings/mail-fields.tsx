import { type SectionFieldsProps, SettingField } from "./setting-field.tsx";

/** Who emails come from, and who hears about leads. */
export function MailFields({ copy: { mail }, fields, errorOf }: SectionFieldsProps) {
	const address = { type: "email", required: true, maxLength: 254, fields, errorOf } as const;
	return (
		<>
			<div className="grid gap-5 sm:grid-cols-2">
				<SettingField name="mailFrom" label={mail.mailFrom} {...address} />
				<SettingField name="leadInbox" label={mail.leadInbox} {...address} />
				<SettingField name="dkimSelector" label={mail.dkimSelector} fields={fields} errorOf={errorOf} />
			</div>
			<p className="max-w-prose text-sm text-ink-700">{mail.hint}</p>
		</>
	);
}
