import { Link } from "react-router";
import { newComplaintPath } from "#domain/complaints/complaint.ts";
import type { complaintsPanel } from "#server/lead-desk/complaints/complaints-panel.server.ts";
import { textLink } from "../staff/text-link.ts";
import { DeskPart } from "./desk-part.tsx";

export type ComplaintsPanel = Awaited<ReturnType<typeof complaintsPanel>>;

/** The complaints about a lead that the reader may see, and a link to record one. */
export function LeadComplaints({ leadId, panel }: { leadId: string; panel: ComplaintsPanel }) {
	return (
		<DeskPart id="complaints" title={panel.title} note={panel.lines.length === 0 ? panel.none : undefined}>
			{panel.lines.length > 0 && (
				<ul className="grid gap-2">
					{panel.lines.map(({ id, href, text, due }) => (
						<li key={id}>
							<Link to={href} className={`${textLink} wrap-anywhere`}>
								{text}
							</Link>
							{due && <p className="text-sm text-ink-700">{due}</p>}
						</li>
					))}
				</ul>
			)}
			<p>
				<Link to={newComplaintPath(leadId)} className={textLink}>
					{panel.record}
				</Link>
			</p>
		</DeskPart>
	);
}
