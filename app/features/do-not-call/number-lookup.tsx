import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { doNotCallPath } from "#domain/do-not-call/register-address.ts";
import { findings, maxPlaceLength } from "#domain/do-not-call/register-form.ts";
import { phoneText } from "#domain/leads/phone-text.ts";
import type { lookUpNumber } from "#server/do-not-call/register-page.server.ts";
import { Card } from "../staff/card.tsx";
import { StateField } from "./list-source-fields.tsx";
import type { DoNotCallCopy, RefusedForm, StateChoice } from "./register-props.ts";

type FoundNumber = NonNullable<Awaited<ReturnType<typeof lookUpNumber>>>;

interface LookupProps {
	typed: string;
	/** Null if nobody looked up a number, or the typed text isn't one. */
	number: FoundNumber | null;
	isUnread: boolean;
	states: readonly StateChoice[];
	today: string;
	refused: RefusedForm | undefined;
	copy: DoNotCallCopy;
}

/** Shows the register's entry for a number, and a form for a manual check. */
export function NumberLookup(props: LookupProps) {
	const { typed, number, isUnread, copy } = props;
	const text = copy.number;
	return (
		<Card heading="h3" id="number" title={text.title} lead={text.lead}>
			<Form key={typed} method="get" action={`${doNotCallPath}#number`} className="flex flex-wrap items-end gap-3">
				<Field
					name="number"
					label={text.label}
					error={isUnread ? copy.errors.no_number : undefined}
					className="grow sm:max-w-sm"
				>
					{(control) => <input type="tel" autoComplete="off" maxLength={60} {...control} defaultValue={typed} />}
				</Field>
				<Button type="submit" variant="secondary">
					{text.submit}
				</Button>
			</Form>
			{number && (
				<>
					<div className="rounded-lg bg-sand-100 p-4 text-ink-900">
						<p className="font-semibold wrap-anywhere">{phoneText(number.number)}</p>
						<p className="mt-1">{number.standing ?? text.unchecked}</p>
						<p className="text-sm text-ink-700">{number.leads}</p>
						{number.checks.length > 1 && (
							<ul className="mt-2 grid gap-1 text-sm">
								{number.checks.map((check) => (
									<li key={check}>{check}</li>
								))}
							</ul>
						)}
					</div>
					<CheckForm {...props} number={number} />
				</>
			)}
		</Card>
	);
}

function CheckForm({ number, states, today, refused, copy }: LookupProps & { number: FoundNumber }) {
	const text = copy.byHand;
	const sending = useNavigation().formData?.get("intent") === "number";
	const errors = refused?.errors ?? {};
	const typed = refused?.typed ?? {};
	return (
		<Form
			key={number.once}
			method="post"
			action={`${doNotCallPath}?number=${encodeURIComponent(number.number)}#number`}
			className="grid gap-4 sm:grid-cols-2"
		>
			<input type="hidden" name="intent" value="number" />
			<input type="hidden" name="number" value={number.number} />
			<input type="hidden" name="once" value={number.once} />
			<h4 className="text-base font-semibold text-ink-900 sm:col-span-2">{text.title}</h4>
			<Field name="listed" label={text.listed} error={errors.listed}>
				{(control) => (
					<Select
						{...control}
						chosen={typed.listed ?? ""}
						none={text.choose}
						options={findings.map((finding) => ({ value: finding, label: text.findings[finding] }))}
					/>
				)}
			</Field>
			<StateField states={states} typed={typed.state} copy={copy} />
			<Field name="checkedOn" label={text.checkedOn} error={errors.checkedOn}>
				{(control) => <input type="date" {...control} max={today} defaultValue={typed.checkedOn ?? today} />}
			</Field>
			<Field name="place" label={text.place} hint={text.placeHint} error={errors.place}>
				{(control) => <input {...control} maxLength={maxPlaceLength} defaultValue={typed.place} />}
			</Field>
			<Button type="submit" disabled={sending} className="justify-self-start">
				{sending ? copy.sending : text.submit}
			</Button>
		</Form>
	);
}
