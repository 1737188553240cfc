import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { captchaLevels } from "#domain/agency/analytics-facts.ts";
import { type SectionFieldsProps, SettingField } from "./setting-field.tsx";

/** What measures visits, and what keeps robots out of forms. */
export function AnalyticsFields({ copy: { analytics }, words, fields, errorOf }: SectionFieldsProps) {
	const levels = captchaLevels.map((level) => ({ value: level, label: analytics.levels[level] }));
	const hint = "max-w-prose text-sm text-ink-700";
	return (
		<>
			<div className="grid gap-5 sm:grid-cols-2">
				<SettingField
					name="tagManagerId"
					label={analytics.tagManager}
					maxLength={20}
					placeholder="GTM-XXXXXXX"
					fields={fields}
					errorOf={errorOf}
				/>
			</div>
			<p className={hint}>{analytics.tagManagerHint}</p>
			<div className="grid gap-5 sm:grid-cols-2">
				<Field name="captcha" label={analytics.captcha} error={errorOf("captcha")} aligned>
					{(control) => <Select {...control} chosen={fields.captcha} options={levels} />}
				</Field>
			</div>
			<p className={hint}>{analytics.captchaHints[words.captcha]}</p>
		</>
	);
}
