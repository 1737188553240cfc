import { useState } from "react";
import type { LeadPageData } from "./lead-page-data.ts";

/** A lead as its page was read, with a timeline that may have been read later. */
export function useNewestTimeline(read: LeadPageData) {
	const [later, setLater] = useState<{ read: LeadPageData; timeline: LeadPageData["timeline"] } | null>(null);
	const lead = later?.read === read ? { ...read, timeline: later.timeline } : read;
	return [lead, (timeline: LeadPageData["timeline"]) => setLater({ read, timeline })] as const;
}
