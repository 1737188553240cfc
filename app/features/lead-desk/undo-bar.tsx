import { Form, Link, useLocation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Callout } from "#app/components/ui/callout.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { undoPath, withoutUndo } from "#domain/lead-desk/undo-address.ts";
import type { readUndoBar } from "#server/lead-desk/commands/undo-bar.server.ts";

export type UndoBarData = NonNullable<Awaited<ReturnType<typeof readUndoBar>>>;

const [textId, buttonId] = ["undo-text", "undo-button"];

/** Says what was done, and undoes it. It stays until somebody dismisses it or opens another page. */
export function UndoBar({ bar }: { bar: UndoBarData | null }) {
	const location = useLocation();
	return (
		// Always there, so that screen readers announce what appears in it.
		<div aria-live="polite" aria-atomic="true">
			{bar && (
				<section aria-labelledby={textId} className="mb-6">
					<Callout
						tone="good"
						action={
							<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
								{bar.mayUndo && <UndoForm id={bar.id} what={bar.what} label={bar.copy.undo} buttonId={buttonId} />}
								<Link to={withoutUndo(location)} replace preventScrollReset className={textLink}>
									{bar.copy.dismiss}
								</Link>
							</div>
						}
					>
						<p id={textId} className="font-semibold">
							{bar.text}
						</p>
						{bar.left && <p className="mt-1">{bar.left}</p>}
					</Callout>
				</section>
			)}
		</div>
	);
}

/** Undoes a command from the page that shows it, and leads back to this page. */
export function UndoForm({
	id,
	what,
	label,
	buttonId: domId,
	part = "",
}: {
	id: string;
	/** Names the action for people who don't see the text next to the button. */
	what: string;
	label: string;
	buttonId?: string;
	/** The part of the page that it leads back to, with `#`. */
	part?: string;
}) {
	const { pathname, search } = useLocation();
	return (
		<Form method="post" action={undoPath} preventScrollReset>
			<input type="hidden" name="back" value={`${pathname}${search}${part}`} />
			<Button
				id={domId}
				type="submit"
				name="id"
				value={id}
				variant="secondary"
				aria-label={what ? `${label}: ${what}` : undefined}
			>
				{label}
			</Button>
		</Form>
	);
}

/** Presses the undo button, for the keyboard shortcut. */
export function pressUndo(): void {
	document.getElementById(buttonId)?.click();
}
