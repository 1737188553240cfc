import { useEffect, useState } from "react";
import { Form, useLocation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { leadsChangePath } from "#domain/lead-desk/lead-address.ts";
import type { ReplyFailure } from "#server/lead-desk/emails/reply-panel.server.ts";
import type { RoutingCard } from "#server/lead-desk/routing/routing-card.server.ts";
import { Card } from "../staff/card.tsx";
import type { NoticeText } from "../staff/notice-box.tsx";
import type { StopRequestCopy } from "../staff/stop-request-fields.tsx";
import { type DeliveriesData, DeliveryList } from "./delivery-list.tsx";
import type { DeskKeysCopy } from "./desk-keys.tsx";
import { LeadAgreed, LeadStop, LeadVisit } from "./lead-about.tsx";
import { LeadAppointments } from "./lead-appointments.tsx";
import { LeadBar } from "./lead-bar.tsx";
import { LeadCall } from "./lead-call.tsx";
import { type ComplaintsPanel, LeadComplaints } from "./lead-complaints.tsx";
import { LeadHead } from "./lead-head.tsx";
import { LeadNotes } from "./lead-notes.tsx";
import { LeadOwner } from "./lead-owner.tsx";
import type { LeadPageData, LeadPartProps } from "./lead-page-props.ts";
import { LeadPerson } from "./lead-person.tsx";
import { LeadPolicies } from "./lead-policies.tsx";
import { LeadPresence, type Presence } from "./lead-presence.tsx";
import { LeadQuarantine } from "./lead-quarantine.tsx";
import { LeadRequest } from "./lead-request.tsx";
import { LeadRouting } from "./lead-routing.tsx";
import { LeadSamePerson } from "./lead-same-person.tsx";
import { LeadStatusPart } from "./lead-status.tsx";
import { LeadTasks } from "./lead-tasks.tsx";
import { ReplyComposer } from "./reply-composer.tsx";
import type { ReplyPanelData } from "./reply-form.tsx";

const column = "grid grid-cols-[minmax(0,1fr)] content-start gap-5";

/** Everything known about a lead, and everything to be done about it. */
export function LeadDesk({
	list,
	keys,
	from,
	presence,
	stopCopy,
	routing,
	reply,
	replyFailure,
	deliveries,
	resendNotice,
	complaints,
	...asRead
}: LeadPartProps & {
	/** The place in the stream of events after which the page may be outdated. */
	from: string;
	list: string | null;
	keys: DeskKeysCopy;
	presence: Presence;
	stopCopy: StopRequestCopy;
	routing: RoutingCard | null;
	reply: ReplyPanelData;
	replyFailure: ReplyFailure | null;
	deliveries: DeliveriesData;
	resendNotice: NoticeText | null;
	complaints: ComplaintsPanel;
}) {
	const [lead, showTimeline] = useNewestTimeline(asRead.lead);
	const props = { ...asRead, lead };
	const { done } = props;
	useArrivalFocus();
	return (
		<div className={`${column} pb-20 lg:pb-0`}>
			<LeadHead {...props} list={list} keys={keys} />
			<LeadQuarantine {...props} />
			<LeadPresence {...props} presence={presence} from={from} onTimeline={showTimeline} key={props.lead.revision} />
			<div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr]">
				<div className={column}>
					<LeadPerson {...props} />
					<LeadRequest {...props} />
				</div>
				<div className={`${column} lg:row-span-2`}>
					<LeadCall {...props} />
					<LeadOwner {...props} />
					<LeadRouting card={routing} />
					<LeadStatusPart {...props} />
					<LeadTasks {...props} />
					<LeadAppointments {...props} />
					<LeadPolicies {...props} />
				</div>
				<div className={`${column} lg:row-span-2`}>
					<LeadNotes {...props} />
					<ReplyComposer panel={reply} failure={replyFailure} isSent={done === "reply-sent"} />
					<DeliveryList data={deliveries} notice={resendNotice} isResent={done === "delivery-resent"} />
				</div>
				<div className={column}>
					<LeadAgreed {...props} />
					<LeadStop {...props} stopCopy={stopCopy} />
					<LeadComplaints leadId={props.lead.id} panel={complaints} />
					<LeadVisit {...props} />
					<LeadSamePerson {...props} />
					<LeadDelete {...props} list={list} />
				</div>
			</div>
			<LeadBar {...props} />
		</div>
	);
}

/**
 * Gives the focus to the part that the address names, as browsers do when they load a page, if nothing has it: what had
 * it was on the page before, or it left the page with the answer to a form.
 */
function useArrivalFocus(): void {
	const { key, hash } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts, also the next one at the same part
	useEffect(() => {
		if (hash && document.activeElement === document.body) document.getElementById(hash.slice(1))?.focus();
	}, [key, hash]);
}

/** A lead as its page was read, with a timeline that may have been read later. */
function useNewestTimeline(read: LeadPageData) {
	const [later, setLater] = useState<{ read: LeadPageData; timeline: LeadPageData["timeline"] } | null>(null);
	const lead = later?.read === read ? { ...read, timeline: later.timeline } : read;
	return [lead, (timeline: LeadPageData["timeline"]) => setLater({ read, timeline })] as const;
}

/** Leads to the page that asks before it deletes the lead. Empty for people who may not delete. */
function LeadDelete({ lead, copy, list }: Pick<LeadPartProps, "lead" | "copy"> & { list: string | null }) {
	if (!lead.mayDelete) return null;
	return (
		<Card id="delete" title={copy.delete.title}>
			<p>{copy.delete.text}</p>
			<Form method="get" action={leadsChangePath}>
				<input type="hidden" name="lead" value={lead.id} />
				<input type="hidden" name="list" value={list ?? ""} />
				<Button type="submit" name="change" value="deleted" variant="secondary">
					{copy.delete.submit}
				</Button>
			</Form>
		</Card>
	);
}
