import { type ReactNode, useEffect, useId, useRef } from "react";

/** A dialog of a page of staff. The browser keeps the focus inside, closes it with Escape, and returns the focus. */
export function Dialog({
	title,
	isOpen = true,
	onClose,
	children,
}: {
	title: string;
	isOpen?: boolean;
	onClose: () => void;
	children: ReactNode;
}) {
	const ref = useRef<HTMLDialogElement>(null);
	const id = useId();
	useEffect(() => {
		const dialog = ref.current;
		if (!isOpen) dialog?.close();
		else if (!dialog?.open) dialog?.showModal();
	}, [isOpen]);
	return (
		<dialog
			ref={ref}
			aria-labelledby={id}
			onClose={onClose}
			className="m-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] overflow-y-auto rounded-xl bg-white p-5 text-ink-800 shadow-lg backdrop:bg-shade-60 sm:p-8"
		>
			<h2 id={id} className="text-xl">
				{title}
			</h2>
			{isOpen && <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>}
		</dialog>
	);
}
