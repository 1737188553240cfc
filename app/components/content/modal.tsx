import type { ReactNode } from "react";
import { Icon } from "../ui/icon.tsx";

/**
 * A dialog. Without script its button opens it as a popover. With script it is a modal, and the page behind it is
 * inert (`enhanceModals`). Both close on Escape, on a click outside and by the close button, and restore the focus.
 */
export function Modal({
	id,
	open,
	title,
	close,
	children,
}: {
	id: string;
	/** Label of the button that opens it, which looks like a link: it is no way on. */
	open: string;
	title: string;
	close: string;
	children: ReactNode;
}) {
	return (
		<>
			<button
				type="button"
				popoverTarget={id}
				aria-haspopup="dialog"
				className="inline-flex min-h-11 cursor-pointer items-center text-left font-semibold text-ink-900 underline underline-offset-4 hover:no-underline print:hidden"
			>
				{open}
			</button>
			<dialog
				id={id}
				popover="auto"
				closedby="any"
				aria-labelledby={`${id}-title`}
				className="m-auto max-h-[calc(100dvh-2rem)] w-[min(58rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-xl bg-white p-6 text-ink-700 shadow-lg backdrop:bg-shade-70 sm:p-10"
			>
				<div className="flex items-start justify-between gap-4">
					<h2 id={`${id}-title`} className="text-2xl">
						{title}
					</h2>
					<button
						type="button"
						popoverTarget={id}
						popoverTargetAction="hide"
						aria-label={close}
						className="-mt-2 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-900 hover:bg-ink-50"
					>
						<Icon name="close" className="size-6" />
					</button>
				</div>
				{children}
			</dialog>
		</>
	);
}
