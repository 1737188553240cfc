import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { leadsChangePath } from "#domain/lead-desk/lead-address.ts";
import { type LeadPart, leadDone } from "#domain/lead-desk/lead-done.ts";
import type { RoutingCard } from "#server/lead-desk/routing/routing-card.server.ts";
import type { NoticeText } from "../staff/notice-box.tsx";
import type { StopRequestCopy } from "../staff/stop-request-fields.tsx";
import { type DeliveriesData, DeliveryList } from "./delivery-list.tsx";
import { DeskPart } from "./desk-part.tsx";
import { LeadAgreed, LeadStop, LeadVisit } from "./lead-about.tsx";
import { type ComplaintsPanel, LeadComplaints } from "./lead-complaints.tsx";
import type { LeadPartProps } from "./lead-page-props.ts";
import { LeadRouting } from "./lead-routing.tsx";
import { hasOtherLeads, LeadSamePerson } from "./lead-same-person.tsx";

const folded: readonly LeadPart[] = ["stop", "deliveries"];

/** What is needed now and then: proofs, requests to stop, what was sent, and the way to the bin. */
export function LeadMore({
	list,
	stopCopy,
	routing,
	deliveries,
	resendNotice,
	complaints,
	...props
}: LeadPartProps & {
	list: string | null;
	stopCopy: StopRequestCopy;
	routing: RoutingCard | null;
	deliveries: DeliveriesData;
	resendNotice: NoticeText | null;
	complaints: ComplaintsPanel;
}) {
	const { lead, copy, done, refused } = props;
	const part = refused ? refused.part : done && leadDone[done];
	const isOpen = resendNotice !== null || folded.some((one) => one === part);
	const names = [copy.agreed, copy.stop, complaints, deliveries.copy, ...(lead.mayDelete ? [copy.delete] : [])];
	return (
		<details id="more" open={isOpen || undefined} className="group/more">
			<summary className="flex min-h-11 items-center gap-2 px-4 py-2">
				<span className="font-semibold text-ink-900">{copy.more}</span>
				<span className="min-w-0 truncate text-sm group-open/more:invisible">
					{names.map(({ title }) => title).join(", ")}
				</span>
				<Icon name="chevron" className="ml-auto size-4 shrink-0 transition-transform group-open/more:rotate-180" />
			</summary>
			<div className="divide-y divide-sand-200 border-t border-sand-200">
				<LeadRouting card={routing} />
				<LeadAgreed {...props} />
				<LeadStop {...props} stopCopy={stopCopy} />
				{complaints.lines.length === 0 && <LeadComplaints leadId={lead.id} panel={complaints} />}
				<LeadVisit {...props} />
				{!hasOtherLeads(lead) && <LeadSamePerson {...props} />}
				<DeliveryList data={deliveries} notice={resendNotice} isResent={done === "delivery-resent"} />
				<LeadDelete {...props} list={list} />
			</div>
		</details>
	);
}

/** Leads to the page that asks before it deletes the lead. Empty for people who may not delete. */
function LeadDelete({ lead, copy, list }: Pick<LeadPartProps, "lead" | "copy"> & { list: string | null }) {
	if (!lead.mayDelete) return null;
	return (
		<DeskPart id="delete" title={copy.delete.title}>
			<p className="text-sm">{copy.delete.text}</p>
			<Form method="get" action={leadsChangePath}>
				<input type="hidden" name="lead" value={lead.id} />
				<input type="hidden" name="list" value={list ?? ""} />
				<Button type="submit" name="change" value="deleted" variant="secondary">
					{copy.delete.submit}
				</Button>
			</Form>
		</DeskPart>
	);
}
