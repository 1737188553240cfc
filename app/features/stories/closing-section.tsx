import { NextStepSection } from "#app/components/content/next-step-section.tsx";
import { ActionLink } from "./action-link.tsx";
import { CallLink } from "./call-link.tsx";

/** Repeats the page's one action at its end. */
export function ClosingSection({
	copy,
	action,
	call,
}: {
	copy: { title: string; text: string };
	action: { path: string; label: string };
	call: string;
}) {
	return (
		<NextStepSection id="closing" copy={copy}>
			<div className="mt-8 flex flex-col items-start gap-3">
				<ActionLink {...action} />
				<CallLink label={call} dark />
			</div>
		</NextStepSection>
	);
}
