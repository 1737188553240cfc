import { useLocation, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Callout } from "#app/components/ui/callout.tsx";
import type { deliveriesPanel } from "#server/lead-desk/emails/deliveries-panel.server.ts";
import { NoticeBox, type NoticeText } from "../staff/notice-box.tsx";
import { StatusBadge } from "../staff/status-badge.tsx";
import { DeskPart, PartFold } from "./desk-part.tsx";
import { KeptForm } from "./kept-form.tsx";

/** Every attempt to send something about a lead, with a button to send it again. */
export type DeliveriesData = Awaited<ReturnType<typeof deliveriesPanel>>;

const badges = { sent: "secondary", failed: "warning", held: "warning" } as const;

/** @param notice why something was not sent again */
export function DeliveryList({
	data: { copy, deliveries },
	notice,
	isResent,
}: {
	data: DeliveriesData;
	notice: NoticeText | null;
	isResent: boolean;
}) {
	const { pathname, search } = useLocation();
	const { formData } = useNavigation();
	const sending = formData?.get("intent") === "resend" ? formData.get("delivery") : null;
	return (
		<DeskPart id="deliveries" title={copy.title}>
			{notice && <NoticeBox notice={notice} />}
			{isResent && !notice && (
				<Callout tone="good" role="status">
					{copy.resent}
				</Callout>
			)}
			{deliveries.length === 0 && <p>{copy.none}</p>}
			<ul className="divide-y divide-sand-200">
				{deliveries.map(({ id, what, time, at, outcome, outcomeText, detail, resendLabel }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
						<div className="min-w-0">
							<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
								<span className="font-semibold text-ink-900">{what}</span>
								<StatusBadge variant={badges[outcome]}>{outcomeText}</StatusBadge>
							</p>
							<p className="text-sm text-ink-700">
								<time dateTime={at}>{time}</time>
								{detail && <> · {detail}</>}
							</p>
						</div>
						{resendLabel && (
							<KeptForm name={{ intent: "resend", delivery: id }} action={`${pathname}${search}#deliveries`}>
								<Resend wasSent={outcome === "sent"} label={resendLabel} isSending={sending === id} copy={copy} />
							</KeptForm>
						)}
					</li>
				))}
			</ul>
		</DeskPart>
	);
}

/** An email that was already sent is sent again only after a confirmation, so that no slip sends it twice. */
function Resend({
	wasSent,
	label,
	isSending,
	copy,
}: {
	wasSent: boolean;
	label: string;
	isSending: boolean;
	copy: DeliveriesData["copy"];
}) {
	const button = (
		<Button type="submit" variant="secondary" disabled={isSending} aria-label={wasSent ? undefined : label}>
			{wasSent ? copy.resendYes : copy.resend}
		</Button>
	);
	if (!wasSent) return button;
	return (
		<PartFold label={copy.resend} fullLabel={label}>
			<p className="max-w-72 text-sm">{copy.resendAsk}</p>
			{button}
		</PartFold>
	);
}
