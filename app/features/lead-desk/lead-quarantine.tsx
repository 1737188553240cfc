import { Button } from "#app/components/ui/button.tsx";
import { leadDone } from "#domain/lead-desk/lead-done.ts";
import { Card } from "../staff/card.tsx";
import type { LeadPartProps } from "./lead-page-props.ts";
import { PartNotice } from "./part-notice.tsx";
import { rowButton } from "./row-button.ts";
import { WorkForm } from "./work-form.tsx";

/** Where a lead that looks like spam is judged. Nothing for all others, unless it was just judged. */
export function LeadQuarantine(props: LeadPartProps) {
	const { lead, copy, done, refused } = props;
	const { quarantine } = lead;
	const part = refused ? refused.part : done && leadDone[done];
	if (!quarantine && part !== "quarantine") return null;
	const text = copy.quarantine;
	return (
		<Card id="quarantine" title={text.title}>
			<PartNotice part="quarantine" {...props} undo={<UndoJudgment {...props} />} />
			{quarantine && <p>{quarantine.isSpam ? text.isSpam : text.waits}</p>}
			{quarantine?.mayJudge && (
				<div className="flex flex-wrap gap-2">
					<Judge {...props} intent="release" />
					{!quarantine.isSpam && <Judge {...props} intent="spam" />}
				</div>
			)}
		</Card>
	);
}

function Judge({ intent, ...props }: LeadPartProps & { intent: "release" | "spam" }) {
	return (
		<WorkForm {...props} part="quarantine" intent={intent}>
			{(sending) => (
				<Button type="submit" variant="secondary" disabled={sending}>
					{props.copy.quarantine[intent]}
				</Button>
			)}
		</WorkForm>
	);
}

function UndoJudgment(props: LeadPartProps) {
	const { done, copy } = props;
	if (done !== "released" && done !== "marked-spam") return null;
	return (
		<WorkForm {...props} part="quarantine" intent={done === "released" ? "undoRelease" : "undoSpam"}>
			{(sending) => (
				<button type="submit" disabled={sending} className={rowButton}>
					{copy.quarantine.undo}
				</button>
			)}
		</WorkForm>
	);
}
