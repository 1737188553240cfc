import type { LeadDone } from "#domain/lead-desk/lead-done.ts";
import { maySeeContactSubmissions } from "#domain/staff/roles.ts";
import type { Services } from "../../services.server.ts";
import { type Judgment, judgeLead } from "./judge-quarantine.server.ts";
import type { LeadAction, WorkResult } from "./lead-action.server.ts";

const dones = {
	release: "released",
	spam: "marked-spam",
	undoRelease: "quarantined",
	undoSpam: "quarantined",
} as const satisfies Record<Judgment, LeadDone>;

/** Judges a lead that looks like spam on its own page, in the same way as on the quarantine's. */
export async function judgeOpenLead(
	{ services, by, leadId }: LeadAction & { services: Services },
	judgment: Judgment,
): Promise<WorkResult> {
	// A person who may not judge may not open the lead either.
	if (!maySeeContactSubmissions(by.role)) return { refusal: "gone" };
	const isDone = await judgeLead(services, by, judgment, leadId);
	if (isDone) return { done: dones[judgment] };
	return { refusal: judgment === "undoRelease" ? "releaseStands" : "judged" };
}
