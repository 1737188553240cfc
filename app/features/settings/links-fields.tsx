import { bookingField, bookingPages, networkIds, socialField, socialNetworks } from "#domain/settings/links-form.ts";
import { type SectionFieldsProps, SettingField } from "./setting-field.tsx";

/** Where booking buttons lead, and the agency's pages in social media. */
export function LinksFields({ copy: { links }, words, fields, errorOf }: SectionFieldsProps) {
	const names = { ...words.products, general: links.general, recruiting: links.recruiting };
	const link = { type: "url", fields, errorOf } as const;
	return (
		<>
			<fieldset>
				<legend className="font-medium text-ink-900">{links.booking}</legend>
				<p className="text-sm text-ink-700">{links.bookingHint}</p>
				<div className="mt-3 grid gap-4 sm:grid-cols-2">
					{bookingPages.map((page) => (
						<SettingField
							key={page}
							name={bookingField(page)}
							label={names[page]}
							required={page === "general" || page === "recruiting"}
							{...link}
						/>
					))}
				</div>
			</fieldset>
			<fieldset>
				<legend className="font-medium text-ink-900">{links.social}</legend>
				<p className="text-sm text-ink-700">{links.socialHint}</p>
				<div className="mt-3 grid gap-4 sm:grid-cols-2">
					{networkIds.map((network) => (
						<SettingField key={network} name={socialField(network)} label={socialNetworks[network].name} {...link} />
					))}
				</div>
			</fieldset>
		</>
	);
}
