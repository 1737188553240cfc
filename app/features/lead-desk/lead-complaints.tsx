import { Link } from "react-router";
import { newComplaintPath } from "#domain/complaints/complaint.ts";
import type { complaintsPanel } from "#server/lead-desk/complaints/complaints-panel.server.ts";
import { Card } from "../staff/card.tsx";

export type ComplaintsPanel = Awaited<ReturnType<typeof complaintsPanel>>;

const link = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";

/** The complaints about a lead that the reader may see, and a link to record one. */
export function LeadComplaints({ leadId, panel }: { leadId: string; panel: ComplaintsPanel }) {
	return (
		<Card id="complaints" title={panel.title}>
			{panel.lines.length === 0 ? (
				<p>{panel.none}</p>
			) : (
				<ul className="grid gap-2">
					{panel.lines.map(({ id, href, text, due }) => (
						<li key={id}>
							<Link to={href} className={`${link} wrap-anywhere`}>
								{text}
							</Link>
							{due && <p className="text-sm text-ink-700">{due}</p>}
						</li>
					))}
				</ul>
			)}
			<p>
				<Link to={newComplaintPath(leadId)} className={link}>
					{panel.record}
				</Link>
			</p>
		</Card>
	);
}
