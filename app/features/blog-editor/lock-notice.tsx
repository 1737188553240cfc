import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Callout } from "#app/components/ui/callout.tsx";
import type { EditorCopy } from "./editor-data.ts";

/** Says that somebody else is writing, with the button that takes over. */
export function LockNotice({
	by,
	isLost,
	copy,
}: {
	by: string;
	/** True if this person was writing until somebody took over. */
	isLost: boolean;
	copy: EditorCopy["lock"];
}) {
	return (
		<Callout tone="waiting" role="status">
			<p className="font-semibold">{isLost ? `${by} ${copy.lost}` : `${copy.title} ${by}`}</p>
			{!isLost && <p className="mt-1">{copy.text}</p>}
			<Form method="post" preventScrollReset className="mt-3">
				<Button type="submit" variant="secondary" name="section" value="takeOver">
					{copy.takeOver}
				</Button>
			</Form>
		</Callout>
	);
}
