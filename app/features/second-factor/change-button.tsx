import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";

/** A change that takes one press. */
export function ChangeButton({
	intent,
	id,
	label,
	description,
	isMain = false,
}: {
	intent: string;
	/** The id of the item to change, if there are several. */
	id?: string;
	label: string;
	/** Says which one, if the label does not. */
	description?: string;
	isMain?: boolean;
}) {
	const sending = useNavigation().formMethod === "POST";
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="intent" value={intent} />
			{id && <input type="hidden" name="id" value={id} />}
			<Button type="submit" variant={isMain ? "primary" : "secondary"} aria-label={description} disabled={sending}>
				{label}
			</Button>
		</Form>
	);
}
