import { Callout } from "#app/components/ui/callout.tsx";
import type { Messages } from "#i18n/messages.server.ts";

/** What just became of a job that failed for good, or that somebody else has decided about it. */
export function JobNotice({
	notice,
	copy,
}: {
	notice: "retried" | "dismissed" | "gone";
	copy: Messages["health"]["failed"];
}) {
	return (
		<Callout tone={notice === "gone" ? "waiting" : "good"} role="status">
			{copy[notice]}
		</Callout>
	);
}
