import { SunsetBand } from "../content/sunset-band.tsx";
import { ActionLink } from "./action-link.tsx";
import { CallLink } from "./call-link.tsx";

/** Ends a page with its one action. */
export function ClosingBand({
	copy,
	action,
	call,
}: {
	copy: { title: string; text: string };
	action: { path: string; label: string };
	call: string;
}) {
	return (
		<SunsetBand id="closing" copy={copy}>
			<div className="mt-8 flex flex-col items-start gap-3">
				<ActionLink {...action} />
				<CallLink label={call} dark />
			</div>
		</SunsetBand>
	);
}
