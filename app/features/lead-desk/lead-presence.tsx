import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { presencePath } from "#domain/lead-desk/lead-address.ts";
import type { LeadPartProps } from "./lead-page-props.ts";

export interface Presence {
	/** Who else has the lead open, as a sentence. */
	text: string | null;
	/** The lead's revision now. */
	revision: number;
	/** Whether a call is allowed now. */
	isCallOpen: boolean;
}

/** A page is open as long as it says so this often. */
const beatMs = 30_000;

/**
 * Who else has the lead open, and whether somebody has changed it since. If the rules for calls now say something else, the
 * page is read again. Without script it says who had it open when the page
 * was loaded.
 */
export function LeadPresence({
	lead,
	copy,
	presence: atLoad,
}: Pick<LeadPartProps, "lead" | "copy"> & { presence: Presence }) {
	const now = useBeat(lead.id) ?? atLoad;
	const { revalidate } = useRevalidator();
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
				<p className="flex flex-wrap items-center gap-x-3 rounded-md border-l-4 border-coral-700 bg-coral-50 px-4 py-1 text-ink-900">
					{copy.newer}
					<button
						type="button"
						onClick={() => revalidate()}
						className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
					>
						{copy.reload}
					</button>
				</p>
			)}
		</div>
	);
}

/** Says every now and then that the page is open, while somebody can see it. */
function useBeat(leadId: string): Presence | null {
	const [presence, setPresence] = useState<Presence | null>(null);
	useEffect(() => {
		let isGone = false;
		const beat = async () => {
			if (document.visibilityState !== "visible") return;
			const response = await fetch(presencePath, {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ leadId }),
			}).catch(() => null);
			if (response?.ok && !isGone) setPresence(await response.json());
		};
		const timer = setInterval(beat, beatMs);
		document.addEventListener("visibilitychange", beat);
		return () => {
			isGone = true;
			clearInterval(timer);
			document.removeEventListener("visibilitychange", beat);
		};
	}, [leadId]);
	return presence;
}
