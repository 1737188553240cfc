import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import type { PairData, PersonsCopy } from "./pair-card.tsx";

/** Staff's choices about two persons: one button each. */
export function PairForms({ pair, copy }: { pair: PairData; copy: PersonsCopy }) {
	const isSending = useNavigation().state !== "idle";
	if (!pair.mayChange) return <p className="mt-4 max-w-prose">{copy.refusals.notAllowed}</p>;
	return (
		<Form method="post" preventScrollReset className="mt-4 flex flex-wrap gap-3">
			<input type="hidden" name="one" value={pair.one.leadId} />
			<input type="hidden" name="other" value={pair.other.leadId} />
			<input type="hidden" name="seen" value={pair.seen} />
			{(["merge", "different"] as const).map((name) => (
				<Button
					key={name}
					type="submit"
					name="intent"
					value={name}
					variant={name === "merge" ? "primary" : "secondary"}
					disabled={isSending}
					className="max-xs:w-full"
				>
					{copy.changes[name]}
				</Button>
			))}
		</Form>
	);
}
