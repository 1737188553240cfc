import { Button } from "#app/components/ui/button.tsx";
import { Field, FieldError } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { callOutcomes } from "#domain/lead-desk/call-outcome.ts";
import { inboundWays } from "#domain/lead-desk/inbound.ts";
import { maxNoteLength } from "#domain/lead-desk/lead-note.ts";
import { nextSteps } from "#domain/lead-desk/tasks.ts";
import { DeskPart, PartFold } from "./desk-part.tsx";
import { InboundFields } from "./inbound-fields.tsx";
import { KeyHint } from "./key-hint.tsx";
import type { LeadPartProps } from "./lead-page-props.ts";
import { PartNotice } from "./part-notice.tsx";
import { WithdrawCall } from "./withdraw-call.tsx";
import { WorkForm } from "./work-form.tsx";

/** The button of a call that is allowed: green, as nothing else on the page. */
export const dialStyle =
	"inline-flex min-h-12 items-center justify-center gap-2 rounded-full bg-green-700 px-6 py-2.5 font-semibold text-white hover:bg-green-600";

/** The number, for people who dial by hand; whether staff may call now; and how the call ended. */
export function LeadCall(props: LeadPartProps) {
	const { lead, copy } = props;
	const text = copy.call;
	if (!lead.call.hasNumber) {
		return (
			<DeskPart id="call" title={text.title}>
				<PartNotice part="call" {...props} />
				<p>{lead.call.text}</p>
				<InboundLog {...props} />
			</DeskPart>
		);
	}
	return (
		<DeskPart
			id="call"
			title={text.title}
			action={<p className="ml-auto font-semibold text-ink-900 select-all wrap-anywhere">{lead.person.phone}</p>}
		>
			<CallNotice {...props} />
			{lead.call.isOpen ? <OpenCall {...props} /> : <ClosedCall {...props} />}
			<CallLog {...props} />
			<InboundLog {...props} />
		</DeskPart>
	);
}

/** Shows the result of the last form, and lets an accidental call entry be withdrawn. */
function CallNotice(props: LeadPartProps) {
	const { withdrawable } = props.lead.call;
	const isLogged = props.done === "call-logged" || props.done === "wrong-number";
	if (!isLogged) return <PartNotice part="call" {...props} />;
	return <PartNotice part="call" {...props} undo={withdrawable && <WithdrawCall {...props} call={withdrawable} />} />;
}

/** Dials, on a desktop as well, because many people have a softphone there. */
function OpenCall({ lead, copy }: LeadPartProps) {
	const { person, call } = lead;
	return (
		<div>
			<a id="call-now" href={person.phoneHref ?? undefined} className={`${dialStyle} w-full`}>
				<Icon name="phone" />
				{copy.call.now}
			</a>
			<div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
				<p>{call.text}</p>
				<WhyCall call={call} label={copy.why} rules={call.grounds} />
			</div>
			{call.warnings.map((warning) => (
				<p key={warning} className="mt-2 rounded-md border border-sand-300 bg-sand-100 px-3 py-2 text-sm text-ink-900">
					{warning}
				</p>
			))}
		</div>
	);
}

function ClosedCall(props: LeadPartProps) {
	const { lead, copy } = props;
	const { call } = lead;
	return (
		<div className="rounded-md border border-sand-300 bg-sand-100 px-3 py-2 text-ink-900">
			<p className="font-semibold">{copy.call.closed}</p>
			<p className="mt-1 text-sm">{call.text}</p>
			{lead.agreed?.otherNumber && <p className="mt-1 text-sm">{lead.agreed.otherNumber}</p>}
			<WhyCall call={call} label={copy.why} rules={[`${copy.call.source}: ${call.source}`]} />
			{call.opensAt && !call.hasReminder && (
				<WorkForm {...props} part="call" intent="remind" className="mt-1">
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

/** Where the answer is written, what the register says, and what has to happen before a call is recorded. */
function WhyCall({
	call,
	label,
	rules,
}: {
	call: LeadPartProps["lead"]["call"];
	label: string;
	rules: readonly string[];
}) {
	return (
		<PartFold label={label}>
			{[...rules, call.check, call.recording].map(
				(line) =>
					line && (
						<p key={line} className="text-sm">
							{line}
						</p>
					),
			)}
		</PartFold>
	);
}

/** Opens calls again after a call found the number wrong. */
function NumberRight(props: LeadPartProps) {
	const { copy, refused } = props;
	const own = refused?.intent === "number-right" ? refused : undefined;
	const error = own?.errors?.proof;
	const text = copy.numberRight;
	return (
		<PartFold label={text.title} isOpen={error !== undefined}>
			<WorkForm {...props} part="call" intent="number-right" className="grid gap-3">
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
		</PartFold>
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
					<legend className="mb-1 text-sm font-medium text-ink-900">{copy.call.log}</legend>
					<div className="grid grid-cols-2 gap-x-2">
						<Field name="callNote" label={copy.call.note} error={noteError && copy.errors[noteError]} aligned>
							{(control) => <input {...control} type="text" maxLength={500} defaultValue={own?.typed.callNote} />}
						</Field>
						<Field name="next" label={copy.call.next} aligned>
							{(control) => (
								<Select
									{...control}
									chosen={own?.typed.next ?? ""}
									none={copy.call.noNext}
									options={nextSteps.map((step) => ({
										value: step,
										label: `${copy.call.reminder}: ${copy.tasks.until[step]}`,
									}))}
								/>
							)}
						</Field>
					</div>
					<div className="flex flex-wrap gap-1.5">
						{callOutcomes.map((outcome, index) => (
							<button
								key={outcome}
								type="submit"
								name="outcome"
								value={outcome}
								data-outcome={index + 1}
								className="inline-flex min-h-11 grow items-center justify-between gap-1.5 rounded-md border border-ink-300 px-2 py-1 text-left text-sm leading-tight font-semibold text-ink-900 hover:border-ink-800 hover:bg-ink-50"
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
		<PartFold id="log-inbound" label={copy.inbound.open} isOpen={Boolean(own)}>
			<WorkForm {...props} part="call" intent="inbound" className="grid grid-cols-[minmax(0,1fr)] gap-3">
				{(sending) => (
					<>
						<InboundFields ways={inboundWays} typed={own?.typed} errorOf={errorOf} copy={copy} />
						<Button type="submit" variant="secondary" disabled={sending} className="justify-self-start">
							{sending ? copy.saving : copy.inbound.save}
						</Button>
					</>
				)}
			</WorkForm>
		</PartFold>
	);
}
