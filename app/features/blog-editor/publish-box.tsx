import { Button } from "#app/components/ui/button.tsx";
import { Callout } from "#app/components/ui/callout.tsx";
import { CheckBox } from "#app/components/ui/check-box.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { maxReasonLength } from "#domain/blog/open-words.ts";
import { Card } from "../staff/card.tsx";
import { StatusBadge } from "../staff/status-badge.tsx";
import { textLink } from "../staff/text-link.ts";
import { DeskForm } from "./desk-form.tsx";
import type { PanelProps } from "./editor-data.ts";

/** Shows what readers see, and a button that publishes the draft instead. */
export function PublishBox({ data, text, ...form }: PanelProps) {
	const copy = text.editor.publish;
	return (
		<Card id="publish" title={copy.title}>
			{data.concerns.map((sentence) => (
				<Callout key={sentence} tone="bad" className="text-sm">
					{sentence}
				</Callout>
			))}
			{data.isScheduleRefused && (
				<DeskForm section="unschedule" {...form}>
					{(isSending) => (
						<Button type="submit" variant="secondary" disabled={isSending} className="justify-self-start">
							{text.editor.schedule.cancel}
						</Button>
					)}
				</DeskForm>
			)}
			<div className="grid justify-items-start gap-2">
				<StatusBadge variant={data.isPublished ? "default" : "secondary"}>
					{data.isPublished ? text.desk.states.current : data.publishedVersion ? copy.unpublished : copy.never}
				</StatusBadge>
				{data.isPublished && !data.isOff && (
					<>
						<p className="text-sm">
							{copy.onSite} {data.publishedVersion}. {data.hasNewWork ? copy.newWork : copy.same}
						</p>
						<a href={data.address} className={textLink}>
							{copy.view}
						</a>
					</>
				)}
			</div>
			<DeskForm section="publish" {...form}>
				{(isSending) => (
					<>
						<ClaimFields data={data} text={text} id="publish" />
						<ReasonField data={data} text={text} id="publish" />
						<ApprovalNotice data={data} text={text} />
						<p className="text-sm wrap-anywhere">
							{copy.lastEditor} <strong className="font-semibold text-ink-900">{data.lastEditor}</strong>
						</p>
						<Button type="submit" disabled={isSending} className="justify-self-start">
							{isSending ? copy.publishing : copy.now}
						</Button>
					</>
				)}
			</DeskForm>
			{data.isPublished && (
				<Disclosure label={copy.takeOff} className="border-t border-sand-200 pt-2">
					<DeskForm section="unpublish" {...form} className="grid gap-3 pt-2">
						{(isSending) => (
							<>
								<p className="text-sm">{copy.takeOffLead}</p>
								<Button type="submit" variant="secondary" disabled={isSending} className="justify-self-start">
									{copy.takeOff}
								</Button>
							</>
						)}
					</DeskForm>
				</Disclosure>
			)}
		</Card>
	);
}

/** Why regulated words may stay. The server asks for it once they are found in what would be published. */
export function ReasonField({ data, text, id }: Pick<PanelProps, "data" | "text"> & { id: "publish" | "schedule" }) {
	const copy = text.editor.publish;
	const isRefused = data.refused?.section === id && data.refused.refusal === "wordsNeedReason";
	const error = isRefused ? text.desk.refusals.wordsNeedReason.text : undefined;
	return (
		<Field name="reason" id={`${id}-reason`} label={copy.reason} hint={copy.reasonHint} error={error}>
			{(control) => <textarea {...control} rows={2} maxLength={maxReasonLength} />}
		</Field>
	);
}

/** Explains publishing, and says who can't do it. */
export function ApprovalNotice({ data, text }: Pick<PanelProps, "data" | "text">) {
	const copy = text.editor.publish;
	if (data.needsSecond) return <p className="text-sm font-semibold text-ink-900">{copy.second}</p>;
	return (
		<p className="text-sm">
			{copy.approval} {data.wantsSecond && copy.others}
		</p>
	);
}

/** The claims that the register will name. Only those with evidence can be made. */
export function ClaimFields({ data, text, id }: Pick<PanelProps, "data" | "text"> & { id: string }) {
	const copy = text.editor.publish;
	if (data.claims.length === 0) return <p className="text-sm">{copy.noClaims}</p>;
	return (
		<Disclosure label={copy.claims}>
			<fieldset aria-describedby={`${id}-claims-hint`} className="grid gap-1 pt-1">
				<legend className="sr-only">{copy.claims}</legend>
				<p id={`${id}-claims-hint`} className="text-sm">
					{copy.claimsHint}
				</p>
				{data.claims.map((claim) => (
					<CheckBox key={claim.id} name="claims" value={claim.id} label={claim.name} className="text-sm" />
				))}
			</fieldset>
		</Disclosure>
	);
}
