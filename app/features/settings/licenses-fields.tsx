import { CheckBox } from "#app/components/ui/check-box.tsx";
import { StatusBadge } from "#app/features/staff/status-badge.tsx";
import { expiresField, missingField, numberField } from "#domain/settings/licenses-form.ts";
import { type SectionFieldsProps, SettingField } from "./setting-field.tsx";

/** Under which licenses the agency sells, state by state. */
export function LicensesFields({ copy: { licenses }, words: { states }, fields, errorOf }: SectionFieldsProps) {
	return (
		<>
			<SettingField name="npn" label={licenses.npn} inputMode="numeric" fields={fields} errorOf={errorOf} />
			<p className="max-w-prose text-sm text-ink-700">{licenses.hint}</p>
			{states.map(({ state, name, standing }) => (
				<fieldset key={state} className="border-t border-sand-200 pt-3">
					<legend className="float-left mb-2 w-full font-medium text-ink-900">
						{name} {standing !== "valid" && <StatusBadge variant="warning">{licenses.standing[standing]}</StatusBadge>}
					</legend>
					<div className="clear-both grid gap-x-4 gap-y-3 sm:grid-cols-2">
						<SettingField name={numberField(state)} label={licenses.number} fields={fields} errorOf={errorOf} />
						<SettingField
							name={expiresField(state)}
							label={licenses.expires}
							type="date"
							fields={fields}
							errorOf={errorOf}
						/>
					</div>
					<CheckBox
						id={missingField(state)}
						name={missingField(state)}
						defaultChecked={fields[missingField(state)] !== undefined}
						label={licenses.none}
						className="mt-2"
					/>
				</fieldset>
			))}
		</>
	);
}
