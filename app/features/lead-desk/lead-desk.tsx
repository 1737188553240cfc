import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { ReplyFailure } from "#server/lead-desk/emails/reply-panel.server.ts";
import type { RoutingCard } from "#server/lead-desk/routing/routing-card.server.ts";
import type { NoticeText } from "../staff/notice-box.tsx";
import type { StopRequestCopy } from "../staff/stop-request-fields.tsx";
import type { DeliveriesData } from "./delivery-list.tsx";
import type { DeskKeysCopy } from "./desk-keys.tsx";
import { LeadAppointments } from "./lead-appointments.tsx";
import { LeadBar } from "./lead-bar.tsx";
import { LeadCall } from "./lead-call.tsx";
import { type ComplaintsPanel, LeadComplaints } from "./lead-complaints.tsx";
import { LeadHead } from "./lead-head.tsx";
import { LeadMore } from "./lead-more.tsx";
import { LeadNotes } from "./lead-notes.tsx";
import type { LeadPageData, LeadPartProps, Neighbors } from "./lead-page-props.ts";
import { LeadPerson } from "./lead-person.tsx";
import { LeadPolicies } from "./lead-policies.tsx";
import { LeadPresence, type Presence } from "./lead-presence.tsx";
import { LeadQuarantine } from "./lead-quarantine.tsx";
import { LeadRequest } from "./lead-request.tsx";
import { hasOtherLeads, LeadSamePerson } from "./lead-same-person.tsx";
import { LeadTasks } from "./lead-tasks.tsx";
import type { ReplyPanelData } from "./reply-form.tsx";
import { reveal } from "./reveal.ts";

/** Parts that belong together. */
const panel = "min-w-0 divide-y divide-sand-200 rounded-lg border border-sand-200 bg-white";

/** Everything known about a lead, and everything to be done about it. */
export function LeadDesk({
	list,
	keys,
	neighbors,
	from,
	presence,
	stopCopy,
	routing,
	reply,
	replyFailure,
	isMailing,
	deliveries,
	resendNotice,
	complaints,
	...asRead
}: LeadPartProps & {
	/** The place in the stream of events after which the page may be outdated. */
	from: string;
	list: string | null;
	keys: DeskKeysCopy;
	neighbors: Neighbors;
	presence: Presence;
	stopCopy: StopRequestCopy;
	routing: RoutingCard | null;
	reply: ReplyPanelData;
	replyFailure: ReplyFailure | null;
	isMailing: boolean;
	deliveries: DeliveriesData;
	resendNotice: NoticeText | null;
	complaints: ComplaintsPanel;
}) {
	const [lead, showTimeline] = useNewestTimeline(asRead.lead);
	const props = { ...asRead, lead };
	useArrivalFocus();
	return (
		<>
			<div className="@container grid grid-cols-[minmax(0,1fr)] gap-4 pb-20 md:pb-0 print:pb-0">
				<LeadHead {...props} list={list} keys={keys} neighbors={neighbors} />
				<LeadQuarantine {...props} />
				<LeadPresence {...props} presence={presence} from={from} onTimeline={showTimeline} key={props.lead.revision} />
				<div className={layout}>
					<div
						className={`${panel} @min-[40rem]:col-start-2 @min-[40rem]:row-span-3 @min-[40rem]:self-start @5xl:col-start-3 @5xl:row-span-2 @min-[40rem]:[@media(height>=40rem)]:sticky @min-[40rem]:[@media(height>=40rem)]:top-4 @min-[40rem]:[@media(height>=40rem)]:max-h-[calc(100dvh-2rem-var(--line))] @min-[40rem]:[@media(height>=40rem)]:overflow-y-auto`}
					>
						<LeadCall {...props} />
						<LeadTasks {...props} />
						<LeadAppointments {...props} />
					</div>
					<div className={`${panel} ${facts}`}>
						<LeadPerson {...props} />
						<LeadRequest {...props} />
						<LeadPolicies {...props} />
						{complaints.lines.length > 0 && <LeadComplaints leadId={lead.id} panel={complaints} />}
						{hasOtherLeads(lead) && <LeadSamePerson {...props} />}
					</div>
					<div
						className={`${panel} @min-[40rem]:col-start-1 @min-[40rem]:row-start-2 @5xl:col-start-2 @5xl:row-span-2 @5xl:row-start-1 @5xl:self-start`}
					>
						<LeadNotes {...props} reply={reply} replyFailure={replyFailure} isMailing={isMailing} />
					</div>
					<div
						className={`${panel} @min-[40rem]:col-start-1 @min-[40rem]:row-start-3 @5xl:row-start-2 self-start not-has-[[open]]:print:hidden`}
					>
						<LeadMore
							{...props}
							list={list}
							stopCopy={stopCopy}
							routing={routing}
							deliveries={deliveries}
							resendNotice={resendNotice}
							complaints={complaints}
						/>
					</div>
				</div>
			</div>
			{/* Outside of the container, so that no browser takes its place for the screen's. */}
			<LeadBar {...props} />
		</>
	);
}

/**
 * In the order of a phone: who is called, what is known, what happened. Beside each other, the call stays in view on the
 * right, and the facts stand on the left, or above what happened where that has no room of its own.
 */
const layout =
	"grid grid-cols-[minmax(0,1fr)] gap-4 @min-[40rem]:grid-cols-[minmax(0,1fr)_19rem] @min-[40rem]:grid-rows-[auto_auto_1fr] @5xl:grid-cols-[17rem_minmax(0,1fr)_19rem] @5xl:grid-rows-[auto_1fr]";

/** Above what happened, the person and the request are beside each other. */
const facts =
	"@min-[40rem]:col-start-1 @min-[40rem]:row-start-1 @min-[52rem]:@max-5xl:grid @min-[52rem]:@max-5xl:grid-cols-2 @min-[52rem]:@max-5xl:divide-x @min-[52rem]:@max-5xl:divide-y-0";

/**
 * Shows the part that the address names, as browsers do when they load a page. It gets the focus if nothing has it: what
 * had it was on the page before, or it left the page with the answer to a form.
 */
function useArrivalFocus(): void {
	const { key, hash } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts, also the next one at the same part
	useEffect(() => {
		const part = hash && document.getElementById(hash.slice(1));
		if (!part) return;
		if (reveal(part)) part.scrollIntoView();
		if (document.activeElement === document.body) part.focus();
	}, [key, hash]);
}

/** A lead as its page was read, with a timeline that may have been read later. */
function useNewestTimeline(read: LeadPageData) {
	const [later, setLater] = useState<{ read: LeadPageData; timeline: LeadPageData["timeline"] } | null>(null);
	const lead = later?.read === read ? { ...read, timeline: later.timeline } : read;
	return [lead, (timeline: LeadPageData["timeline"]) => setLater({ read, timeline })] as const;
}
