import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field, FieldError } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { callOutcomes } from "#domain/lead-desk/call-outcome.ts";
import { inboundWays } from "#domain/lead-desk/inbound.ts";
import { maxNoteLength } from "#domain/lead-desk/lead-note.ts";
import { nextSteps } from "#domain/lead-desk/tasks.ts";
import { Card } from "../staff/card.tsx";
import { InboundFields } from "./inbound-fields.tsx";
import { useKeysSwitch } from "./keys-switch.ts";
import type { LeadPartProps } from "./lead-page-props.ts";
import { PartNotice } from "./part-notice.tsx";
import { WithdrawCall } from "./withdraw-call.tsx";
import { WorkForm } from "./work-form.tsx";

/** The button of a call that is allowed: green, as nothing else on the page. */
export const dialStyle =
	"inline-flex min-h-12 items-center justify-center gap-2 rounded-full bg-green-700 px-6 py-2.5 font-semibold text-white hover:bg-green-600";

/** Says whether staff may call now, dials, and logs how the call ended. */
export function LeadCall(props: LeadPartProps) {
	const { lead, copy } = props;
	const text = copy.call;
	if (!lead.call.hasNumber) {
		return (
			<Card id="call" title={text.title}>
				<PartNotice part="call" {...props} />
				<p>{lead.call.text}</p>
				<InboundLog {...props} />
			</Card>
		);
	}
	return (
		<Card id="call" title={text.title}>
			<CallNotice {...props} />
			{lead.call.isOpen ? <OpenCall {...props} /> : <ClosedCall {...props} />}
			<CallLog {...props} />
			<InboundLog {...props} />
			<p className="text-sm text-ink-700">{lead.call.recording}</p>
		</Card>
	);
}

/** Shows the result of the last form, and lets an accidental call entry be withdrawn. */
function CallNotice(props: LeadPartProps) {
	const { withdrawable } = props.lead.call;
	const isLogged = props.done === "call-logged" || props.done === "wrong-number";
	if (!isLogged) return <PartNotice part="call" {...props} />;
	return <PartNotice part="call" {...props} undo={withdrawable && <WithdrawCall {...props} call={withdrawable} />} />;
}

/**
 * Dials, on a desktop as well, because many people have a softphone there. The number and the local time are shown for
 * people who dial by hand.
 */
function OpenCall({ lead, copy }: LeadPartProps) {
	const { person, call } = lead;
	return (
		<div>
			<a id="call-now" href={person.phoneHref ?? undefined} className={`${dialStyle} w-full`}>
				<Icon name="phone" />
				{copy.call.now}
			</a>
			<div className="mt-3 hidden rounded-lg border-2 border-green-700 bg-green-100 p-4 text-ink-900 lg:pointer-fine:block">
				<p className="text-xl font-semibold select-all wrap-anywhere">{person.phone}</p>
				<p className="mt-1 text-sm">
					{copy.person.localTime}: {person.localTime ?? copy.person.unknownTime}
				</p>
			</div>
			<p className="mt-2 text-sm">{call.text}</p>
			{call.grounds.map((ground) => (
				<p key={ground} className="mt-1 text-sm">
					{ground}
				</p>
			))}
			{call.warnings.map((warning) => (
				<p key={warning} className="mt-2 rounded-lg border border-sand-300 bg-sand-100 p-3 text-sm text-ink-900">
					{warning}
				</p>
			))}
			{call.check && <p className="mt-1 text-sm text-ink-700">{call.check}</p>}
		</div>
	);
}

function ClosedCall(props: LeadPartProps) {
	const { lead, copy } = props;
	const { call, person } = lead;
	return (
		<div className="rounded-lg border border-sand-300 bg-sand-100 p-4 text-ink-900">
			<p className="font-semibold">{copy.call.closed}</p>
			<p className="mt-1">{call.text}</p>
			{lead.agreed?.otherNumber && <p className="mt-1">{lead.agreed.otherNumber}</p>}
			<p className="mt-1 text-sm text-ink-700">
				{copy.call.source}: {call.source}
			</p>
			{call.check && <p className="mt-1 text-sm text-ink-700">{call.check}</p>}
			<p className="mt-1 text-sm text-ink-700">
				{copy.person.localTime}: {person.localTime ?? copy.person.unknownTime}
			</p>
			{call.opensAt && !call.hasReminder && (
				<WorkForm {...props} part="call" intent="remind" className="mt-3">
					{(sending) => (
						<Button type="submit" variant="secondary" disabled={sending}>
							{copy.call.remind}
						</Button>
					)}
				</WorkForm>
			)}
			{call.mayConfirmNumber && <NumberRight {...props} />}
		</div>
	);
}

/** Opens calls again after a call found the number wrong. */
function NumberRight(props: LeadPartProps) {
	const { copy, refused } = props;
	const own = refused?.intent === "number-right" ? refused : undefined;
	const error = own?.errors?.proof;
	const text = copy.numberRight;
	return (
		<details open={error !== undefined} className="mt-2">
			<summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
				{text.title}
			</summary>
			<WorkForm {...props} part="call" intent="number-right" className="mt-2 grid gap-3">
				{(sending) => (
					<>
						<Field name="proof" label={text.label} hint={text.hint} error={error && copy.errors[error]}>
							{(control) => (
								<textarea {...control} rows={2} maxLength={maxNoteLength} defaultValue={own?.typed.proof} />
							)}
						</Field>
						<Button type="submit" variant="secondary" disabled={sending} className="justify-self-start">
							{sending ? copy.saving : text.save}
						</Button>
					</>
				)}
			</WorkForm>
		</details>
	);
}

function CallLog(props: LeadPartProps) {
	const { copy, refused } = props;
	const own = refused?.intent === "call" ? refused : undefined;
	const error = own?.errors?.outcome;
	const noteError = own?.errors?.callNote;
	return (
		<WorkForm {...props} part="call" intent="call">
			{(sending) => (
				<fieldset disabled={sending} className="grid grid-cols-[minmax(0,1fr)] gap-3">
					<legend className="mb-2 font-medium text-ink-900">{copy.call.log}</legend>
					<Field name="callNote" label={copy.call.note} error={noteError && copy.errors[noteError]}>
						{(control) => <input {...control} type="text" maxLength={500} defaultValue={own?.typed.callNote} />}
					</Field>
					<Field name="next" label={copy.call.next} hint={copy.call.nextHint}>
						{(control) => (
							<Select
								{...control}
								chosen={own?.typed.next ?? ""}
								none={copy.call.noNext}
								options={nextSteps.map((step) => ({ value: step, label: copy.tasks.until[step] }))}
							/>
						)}
					</Field>
					<div className="flex flex-wrap gap-2 lg:grid">
						{callOutcomes.map((outcome, index) => (
							<button
								key={outcome}
								type="submit"
								name="outcome"
								value={outcome}
								data-outcome={index + 1}
								className="inline-flex min-h-11 grow items-center justify-center gap-2 rounded-md border border-ink-300 px-4 py-1 text-left text-sm leading-tight font-semibold lg:justify-between text-ink-900 hover:border-ink-800 hover:bg-ink-50"
							>
								{copy.outcomes[outcome]}
								<KeyHint>{index + 1}</KeyHint>
							</button>
						))}
					</div>
					{error && <FieldError id="outcome-error">{copy.errors[error]}</FieldError>}
				</fieldset>
			)}
		</WorkForm>
	);
}

/** Writes down that the person called, wrote or came in. */
function InboundLog(props: LeadPartProps) {
	const { copy, refused } = props;
	const own = refused?.intent === "inbound" ? refused : undefined;
	const errorOf = (field: string) => {
		const code = own?.errors?.[field];
		return code && copy.errors[code];
	};
	return (
		<details open={Boolean(own)} id="log-inbound">
			<summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-ink-900 underline underline-offset-4">
				{copy.inbound.open}
			</summary>
			<WorkForm {...props} part="call" intent="inbound" className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
				{(sending) => (
					<>
						<InboundFields ways={inboundWays} typed={own?.typed} errorOf={errorOf} copy={copy} />
						<Button type="submit" variant="secondary" disabled={sending} className="justify-self-start">
							{sending ? copy.saving : copy.inbound.save}
						</Button>
					</>
				)}
			</WorkForm>
		</details>
	);
}

/** The key that does the same. Shown only where there are a keyboard and script, while keys are on. */
function KeyHint({ children }: { children: ReactNode }) {
	const isOn = useKeysSwitch();
	if (!isOn) return null;
	return (
		<span
			aria-hidden="true"
			className="hidden min-w-6 rounded border border-ink-300 bg-ink-50 px-1.5 text-center font-sans text-xs leading-5 font-medium text-ink-700 lg:pointer-fine:inline-block noscript:hidden!"
		>
			{children}
		</span>
	);
}
