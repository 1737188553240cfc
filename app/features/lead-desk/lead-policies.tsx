import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { DeskPart, PartFold } from "./desk-part.tsx";
import type { LeadPartProps } from "./lead-page-props.ts";
import { PartNotice } from "./part-notice.tsx";
import { rowButton } from "./row-button.ts";
import { WorkForm } from "./work-form.tsx";

type Policies = NonNullable<LeadPartProps["lead"]["policies"]>;
type Policy = Policies["list"][number];
type PolicyField = "carrier" | "policyNumber" | "product" | "premium" | "effectiveOn" | "reviewOn" | "endedOn";

/** What a client bought. A lead that isn't a client's has no such part. */
export function LeadPolicies(props: LeadPartProps) {
	const { lead, copy, refused } = props;
	const text = copy.policies;
	const { policies } = lead;
	if (!policies) return null;
	const own = refused?.intent === "policy" ? refused : undefined;
	return (
		<DeskPart
			id="policies"
			title={text.title}
			note={policies.list.length === 0 ? text.none : undefined}
			action={
				<PartFold id="new-policy" label={text.open} isOpen={Boolean(own)} isBeside>
					<PolicyForm {...props} policies={policies} own={own} submit={text.add} />
				</PartFold>
			}
		>
			<PartNotice part="policies" {...props} />
			{policies.list.length > 0 && (
				<ul className="grid gap-3">
					{policies.list.map((policy) => (
						<OnePolicy key={policy.id} {...props} policies={policies} policy={policy} />
					))}
				</ul>
			)}
		</DeskPart>
	);
}

function OnePolicy({ policy, policies, ...props }: LeadPartProps & { policies: Policies; policy: Policy }) {
	const { copy, refused } = props;
	const text = copy.policies;
	const { id, name, facts, isEnded } = policy;
	const own = refused?.typed.policy === id && refused.intent === "policy-saved" ? refused : undefined;
	return (
		<li className={`border-l-4 pl-3 ${isEnded ? "border-sand-200" : "border-sand-300"}`}>
			<p className="font-medium text-ink-900 wrap-anywhere" id={`policy-${id}`}>
				{name}
			</p>
			<p className="mt-0.5 text-sm wrap-anywhere">{facts.join(" · ")}</p>
			<PartFold label={text.change} describedBy={`policy-${id}`} isOpen={Boolean(own)}>
				<PolicyForm {...props} policies={policies} own={own} submit={text.save} policy={policy} />
				<WorkForm {...props} part="policies" intent="policy-removed" policy={id} className="grid gap-2">
					{(sending) => (
						<>
							<p className="text-sm">{text.removeHint}</p>
							<button
								type="submit"
								disabled={sending}
								aria-describedby={`policy-${id}`}
								className={`${rowButton} justify-self-start`}
							>
								{text.remove}
							</button>
						</>
					)}
				</WorkForm>
			</PartFold>
		</li>
	);
}

/** A new policy, or an existing one with other values. */
function PolicyForm({
	policies,
	own,
	submit,
	policy,
	...props
}: LeadPartProps & { policies: Policies; own: LeadPartProps["refused"]; submit: string; policy?: Policy }) {
	const { lead, copy } = props;
	const text = copy.policies;
	const values: Readonly<Record<string, string | undefined>> = own?.typed ?? policy?.typed ?? {};
	const idOf = (field: string) => ["policy", policy?.id, field].filter(Boolean).join("-");
	const hints: Readonly<Partial<Record<PolicyField, string>>> = {
		policyNumber: text.numberHint,
		premium: text.premiumHint,
		reviewOn: text.reviewHint,
		endedOn: text.endedHint,
	};
	const field = (name: PolicyField) => {
		const code = own?.errors?.[name];
		return { name, id: idOf(name), label: text[name], hint: hints[name], error: code && copy.errors[code] };
	};
	return (
		<WorkForm
			{...props}
			key={lead.revision}
			part="policies"
			intent={policy ? "policy-saved" : "policy"}
			{...(policy && { policy: policy.id })}
			className="grid grid-cols-[minmax(0,1fr)] gap-3"
		>
			{(sending) => (
				<>
					<datalist id={idOf("carriers")}>
						{policies.carriers.map((name) => (
							<option key={name} value={name} />
						))}
					</datalist>
					<Field {...field("carrier")}>
						{(control) => (
							<input
								{...control}
								type="text"
								required
								list={idOf("carriers")}
								maxLength={policies.maxTextLength}
								autoComplete="off"
								defaultValue={values.carrier}
							/>
						)}
					</Field>
					<Field {...field("policyNumber")}>
						{(control) => (
							<input
								{...control}
								type="text"
								maxLength={policies.maxTextLength}
								autoComplete="off"
								defaultValue={values.policyNumber}
							/>
						)}
					</Field>
					<Field {...field("product")}>
						{(control) => (
							<Select
								{...control}
								chosen={values.product ?? lead.facts.product ?? ""}
								none={text.otherProduct}
								options={policies.products}
							/>
						)}
					</Field>
					<Field {...field("premium")}>
						{(control) => <input {...control} type="text" inputMode="decimal" defaultValue={values.premium} />}
					</Field>
					<Field name="premiumEvery" id={idOf("premiumEvery")} label={text.premiumEvery}>
						{(control) => (
							<Select
								{...control}
								chosen={values.premiumEvery ?? policies.periods[0]?.value}
								options={policies.periods}
							/>
						)}
					</Field>
					<Field {...field("effectiveOn")}>
						{(control) => <input {...control} type="date" required defaultValue={values.effectiveOn} />}
					</Field>
					<Field {...field("reviewOn")}>
						{(control) => <input {...control} type="date" defaultValue={values.reviewOn} />}
					</Field>
					{policy && (
						<Field {...field("endedOn")}>
							{(control) => <input {...control} type="date" defaultValue={values.endedOn} />}
						</Field>
					)}
					<Button type="submit" variant="secondary" disabled={sending} className="justify-self-start">
						{sending ? copy.saving : submit}
					</Button>
				</>
			)}
		</WorkForm>
	);
}
