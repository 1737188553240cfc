import { Button } from "#app/components/ui/button.tsx";
import { Callout } from "#app/components/ui/callout.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Card } from "../staff/card.tsx";
import { DeskForm } from "./desk-form.tsx";
import type { PanelProps } from "./editor-data.ts";
import { ApprovalNotice, ClaimFields, ReasonField } from "./publish-box.tsx";

/** Publishes this exact version later, at a time on the agency's clock, as all times of the dashboard. */
export function ScheduleBox({ data, text, ...form }: PanelProps) {
	const copy = text.editor.schedule;
	const wrongTime = data.refused?.refusal === "timeWrong" ? text.desk.refusals.timeWrong.text : undefined;
	const zoneLine = `${copy.zone} ${data.timeZone.replaceAll("_", " ")}`;
	return (
		<Card id="schedule" title={copy.title}>
			{data.scheduled && (
				<DeskForm section="unschedule" {...form}>
					{(isSending) => (
						<>
							<p>
								{copy.due} <strong className="font-semibold text-ink-900">{data.scheduled?.at}</strong>
								<br />
								<span className="text-sm">
									{copy.zone} {data.scheduled?.zone.replaceAll("_", " ")}
								</span>
							</p>
							{data.scheduled?.isApprovalEnded && (
								<Callout tone="bad" className="text-sm">
									<strong className="font-semibold">{data.scheduled.approver}</strong> {copy.approvalEnded}
								</Callout>
							)}
							<Button type="submit" variant="secondary" disabled={isSending} className="justify-self-start">
								{copy.cancel}
							</Button>
						</>
					)}
				</DeskForm>
			)}
			<DeskForm section="schedule" {...form}>
				{(isSending) => (
					<>
						<div className="flex flex-wrap gap-3">
							<Field name="date" label={copy.date} error={wrongTime} className="min-w-0 grow basis-40">
								{(control) => <input type="date" required {...control} className={`${control.className} px-3`} />}
							</Field>
							<Field name="time" label={copy.time} className="min-w-0 grow basis-36">
								{(control) => <input type="time" required {...control} className={`${control.className} px-3`} />}
							</Field>
						</div>
						<p className="-mt-2 text-sm">{zoneLine}</p>
						<ClaimFields data={data} text={text} id="schedule" />
						<ReasonField data={data} text={text} id="schedule" />
						<ApprovalNotice data={data} text={text} />
						<Button type="submit" variant="secondary" disabled={isSending} className="justify-self-start">
							{copy.submit}
						</Button>
					</>
				)}
			</DeskForm>
		</Card>
	);
}
