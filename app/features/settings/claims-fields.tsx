import { Link } from "react-router";
import { Field, FieldError } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { claimLengths, coveredField, policyFields } from "#domain/settings/claims-form.ts";
import { ratesPath } from "#domain/settings/settings-address.ts";
import { CheckBoxes } from "./check-boxes.tsx";
import { EvidenceField } from "./evidence-field.tsx";
import { type SectionFieldsProps, SettingField } from "./setting-field.tsx";

/** The evidence for one claim, with what that claim needs. */
export function ClaimsFields({ copy, words, fields, errorOf }: SectionFieldsProps) {
	const { claims: text } = copy;
	const all = { fields, errorOf };
	const { claim } = words;
	const unknown = errorOf("id");
	const needs = claim?.needs ?? [];
	const valued = fields.id === "priceFrom" || fields.id === "foundedYear" ? fields.id : "familiesServed";
	return (
		<>
			<h4 className="text-base font-semibold text-ink-900">{claim?.says ?? text.title}</h4>
			<input type="hidden" name="id" value={fields.id ?? ""} />
			{unknown && <FieldError id="id-error">{unknown}</FieldError>}
			<Field name="proof" label={text.proof} hint={text.proofHint} error={errorOf("proof")}>
				{(control) => (
					<textarea {...control} rows={3} maxLength={claimLengths.proof} defaultValue={fields.proof ?? ""} required />
				)}
			</Field>
			{needs.includes("value") && (
				<SettingField name="value" label={text.values[valued]} inputMode="numeric" required {...all} />
			)}
			{needs.includes("rates") && <RateTableField copy={copy} words={words} {...all} />}
			{needs.includes("policy") && (
				<fieldset>
					<legend className="font-medium text-ink-900">{text.policy}</legend>
					<p className="max-w-prose text-sm text-ink-700">{text.policyHint}</p>
					<div className="mt-3 grid gap-4 sm:grid-cols-2">
						{policyFields.map((field) => (
							<SettingField
								key={field}
								name={field}
								label={text[field]}
								maxLength={claimLengths.policy}
								required
								{...all}
							/>
						))}
						<SettingField name="policyOn" label={text.policyOn} type="date" required {...all} />
					</div>
				</fieldset>
			)}
			{needs.includes("states") && (
				<CheckBoxes
					id="states"
					legend={text.states}
					boxes={words.states.map(({ state, name }) => ({ name: coveredField(state), label: name }))}
					fields={fields}
					error={errorOf("states")}
				/>
			)}
			<fieldset>
				<legend className="font-medium text-ink-900">{text.approved}</legend>
				<p className="max-w-prose text-sm text-ink-700">{text.approvalHint}</p>
				<div className="mt-3 grid gap-4 sm:grid-cols-2">
					<SettingField
						name="approvedBy"
						label={text.approvedBy}
						maxLength={claimLengths.approvedBy}
						required
						{...all}
					/>
					<SettingField name="approvedOn" label={text.approvedOn} type="date" required {...all} />
					<SettingField name="expiresOn" label={text.expiresOn} type="date" {...all} />
				</div>
				<EvidenceField label={text.file} words={words} errorOf={errorOf} />
			</fieldset>
		</>
	);
}

/** The tables that an insurer may have approved. There is one only once rates have been set. */
function RateTableField({ copy: { claims: text }, words: { claim }, fields, errorOf }: SectionFieldsProps) {
	const tables = claim?.tables ?? [];
	return (
		<div>
			<Field name="ratesOf" label={text.ratesOf} error={errorOf("ratesOf")}>
				{(control) => (
					<Select {...control} chosen={fields.ratesOf ?? ""} none={text.chooseTable} options={tables} required />
				)}
			</Field>
			{tables.length === 0 && (
				<p className="mt-1 max-w-prose text-sm text-ink-700">
					{text.noTables}{" "}
					<Link to={ratesPath} className={textLink}>
						{text.toRates}
					</Link>
				</p>
			)}
		</div>
	);
}
