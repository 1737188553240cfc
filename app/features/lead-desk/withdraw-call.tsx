import type { LeadPartProps } from "./lead-page-props.ts";
import { rowButton } from "./row-button.ts";
import { WorkForm } from "./work-form.tsx";

/**
 * Takes back a call that the reader logged a moment ago.
 * @param title of the call, where a page lists several
 */
export function WithdrawCall({ call, title, ...props }: LeadPartProps & { call: string; title?: string }) {
	const { undo } = props.copy.call;
	return (
		<WorkForm {...props} part="call" intent="withdraw">
			{(sending) => (
				<button
					type="submit"
					name="call"
					value={call}
					disabled={sending}
					aria-label={title && `${undo}: ${title}`}
					className={rowButton}
				>
					{undo}
				</button>
			)}
		</WorkForm>
	);
}
