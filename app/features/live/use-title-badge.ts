import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { listenToLeads } from "./shared-leads.ts";

const badge = /^\(\d+\) /;

/** The title of the window shows how many new leads came since somebody last looked at it. */
export function useTitleBadge(): void {
	const [unseen, setUnseen] = useState<ReadonlySet<string>>(new Set());
	const { key } = useLocation();
	useEffect(() => {
		const looked = () => document.visibilityState === "visible" && setUnseen(new Set());
		document.addEventListener("visibilitychange", looked);
		const stopListening = listenToLeads(null, (message) => {
			if (message.kind !== "lead" || document.visibilityState === "visible") return;
			const { kind, lead } = message.event;
			if (kind === "new") setUnseen((leads) => new Set([...leads, lead]));
			if (kind === "gone") setUnseen((leads) => new Set([...leads].filter((id) => id !== lead)));
		});
		return () => {
			document.removeEventListener("visibilitychange", looked);
			stopListening();
		};
	}, []);
	// A page that is opened writes its own title.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the title changes with the page
	useEffect(() => {
		const title = document.title.replace(badge, "");
		document.title = unseen.size > 0 ? `(${unseen.size}) ${title}` : title;
	}, [unseen, key]);
}
