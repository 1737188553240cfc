import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { Callout } from "#app/components/ui/callout.tsx";
import { presencePath } from "#domain/lead-desk/lead-address.ts";
import type { readPresence } from "#server/lead-desk/page/read-presence.server.ts";
import { isUntouched } from "../live/is-page-idle.ts";
import { listenToLeads } from "../live/shared-leads.ts";
import { textLink } from "../staff/text-link.ts";
import type { LeadPageData, LeadPartProps } from "./lead-page-props.ts";

export type Presence = Awaited<ReturnType<typeof readPresence>> & {
	/** Whether a call is allowed now. */
	isCallOpen: boolean;
};

/** How often a page reports that it is open. */
const beatMs = 30_000;

/**
 * Shows who else has the lead open, and whether somebody has changed it since. When something has happened to the lead,
 * or the call rules have a new answer, the page is read again. While somebody is typing, only the timeline is updated:
 * the forms stay as they were opened. Without script it says who had it open when the page was loaded.
 */
export function LeadPresence({
	lead,
	copy,
	presence: atLoad,
	from,
	onTimeline,
}: Pick<LeadPartProps, "lead" | "copy"> & {
	presence: Presence;
	from: string;
	onTimeline: (timeline: LeadPageData["timeline"]) => void;
}) {
	const { revalidate } = useRevalidator();
	const isIdle = useNavigation().state === "idle";
	const [presence, beat] = useBeat(lead.id);
	const now = presence ?? atLoad;
	const onChange = useEffectEvent(async () => {
		if (isIdle && isUntouched()) return void revalidate();
		const { isNewest, show } = lead.timeline;
		const timeline = await beat(isNewest, show);
		if (timeline) onTimeline(timeline);
	});
	useEffect(() => followLead(lead.id, from, () => void onChange()), [lead.id, from]);
	const isNewer = now.revision > lead.revision;
	const isCallOutdated = now.isCallOpen !== lead.call.isOpen;
	// Nobody may press a green button after the person asked to stop, or when the hour has passed.
	useEffect(() => {
		if (isCallOutdated) void revalidate();
	}, [isCallOutdated, revalidate]);
	return (
		<div role="status" className="grid gap-2 empty:hidden">
			{now.text && <p className="rounded-md bg-sun-100 px-4 py-2 font-medium text-ink-900">{now.text}</p>}
			{isNewer && (
				<Callout tone="bad" isLow>
					{`${copy.newer} `}
					<button type="button" onClick={() => revalidate()} className={textLink}>
						{copy.reload}
					</button>
				</Callout>
			)}
		</div>
	);
}

/** Changes that come together are read together. */
const gatherMs = 300;

/** Calls `onChange` when something has happened to the lead, and somebody looks at its page. */
function followLead(leadId: string, from: string, onChange: () => void): () => void {
	let isOutdated = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const look = () => {
		if (!isOutdated || document.visibilityState !== "visible") return;
		isOutdated = false;
		onChange();
	};
	const stopListening = listenToLeads(from, (message) => {
		if (message.kind === "mark" || (message.kind === "lead" && message.event.lead !== leadId)) return;
		isOutdated = true;
		clearTimeout(timer);
		timer = setTimeout(look, gatherMs);
	});
	document.addEventListener("visibilitychange", look);
	return () => {
		stopListening();
		clearTimeout(timer);
		document.removeEventListener("visibilitychange", look);
	};
}

/** Says every now and then that the page is open, while somebody can see it. */
function useBeat(leadId: string) {
	const [presence, setPresence] = useState<Presence | null>(null);
	/** @returns the timeline, if it was requested */
	const beat = useCallback(
		async (
			withTimeline: boolean,
			show?: LeadPageData["timeline"]["show"],
		): Promise<LeadPageData["timeline"] | undefined> => {
			if (document.visibilityState !== "visible") return;
			const response = await fetch(presencePath, {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ leadId, withTimeline, show }),
			}).catch(() => null);
			if (!response?.ok) return;
			const { timeline, ...now } = await response.json();
			setPresence(now);
			return timeline;
		},
		[leadId],
	);
	useEffect(() => {
		const regularly = () => void beat(false);
		const timer = setInterval(regularly, beatMs);
		document.addEventListener("visibilitychange", regularly);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", regularly);
		};
	}, [beat]);
	return [presence, beat] as const;
}
