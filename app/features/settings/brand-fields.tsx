import { CheckBox } from "#app/components/ui/check-box.tsx";
import { Field, FieldError } from "#app/components/ui/field.tsx";
import { paletteIds } from "#domain/agency/brand-facts.ts";
import { sectionUploads } from "#domain/settings/section-uploads.ts";
import { PalettePicture } from "./palette-picture.tsx";
import type { SectionFieldsProps } from "./setting-field.tsx";

/** The colors of the site, and the logo. */
export function BrandFields({ copy: { brand }, words, fields, errorOf }: SectionFieldsProps) {
	const error = errorOf("palette");
	return (
		<>
			<fieldset aria-describedby={`palette-hint${error ? " palette-error" : ""}`}>
				<legend className="font-medium text-ink-900">{brand.colors}</legend>
				<p id="palette-hint" className="max-w-prose text-sm text-ink-700">
					{brand.colorsHint}
				</p>
				<div className="mt-3 grid gap-3 xs:grid-cols-2 sm:grid-cols-3">
					{paletteIds.map((palette) => (
						<label
							key={palette}
							className="grid content-start gap-2 rounded-lg border border-ink-300 p-2.5 hover:border-ink-600 has-checked:border-ink-900 has-checked:bg-sand-50 has-checked:ring-1 has-checked:ring-ink-900"
						>
							<PalettePicture palette={palette} />
							<span className="flex items-start gap-2.5 text-sm font-medium text-ink-900">
								<input
									type="radio"
									name="palette"
									value={palette}
									defaultChecked={fields.palette === palette}
									className="mt-0.5 size-4.5 shrink-0"
								/>
								{brand.palettes[palette]}
							</span>
						</label>
					))}
				</div>
				{error && <FieldError id="palette-error">{error}</FieldError>}
			</fieldset>
			<fieldset>
				<legend className="font-medium text-ink-900">{brand.logo}</legend>
				<p className="max-w-prose text-sm text-ink-700">{brand.logoHint}</p>
				{words.logo && (
					<p className="mt-3 inline-block rounded-lg border border-ink-200 bg-white p-4">
						<img {...words.logo} alt={brand.present} />
					</p>
				)}
				<Field name="logo" label={brand.file} error={errorOf("logo")} className="mt-3">
					{(control) => <input {...control} type="file" accept={sectionUploads.brand?.types.join(",")} />}
				</Field>
				<div className="mt-2">
					<CheckBox name="logoHasName" defaultChecked={fields.logoHasName !== undefined} label={brand.logoHasName} />
					{words.logo && (
						<CheckBox name="removeLogo" defaultChecked={fields.removeLogo !== undefined} label={brand.remove} />
					)}
				</div>
			</fieldset>
		</>
	);
}
