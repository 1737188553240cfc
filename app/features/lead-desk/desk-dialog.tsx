import { type ReactNode, useEffect, useId, useRef } from "react";

/** A dialog of the dashboard. Closing it returns the focus. */
export function DeskDialog({
	title,
	isOpen,
	onClose,
	children,
}: {
	title: string;
	isOpen: boolean;
	onClose: () => void;
	children: ReactNode;
}) {
	const ref = useRef<HTMLDialogElement>(null);
	const id = useId();
	useEffect(() => {
		const dialog = ref.current;
		if (isOpen) dialog?.showModal();
		else dialog?.close();
	}, [isOpen]);
	return (
		<dialog
			ref={ref}
			aria-labelledby={id}
			onClose={onClose}
			className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-xl bg-white p-5 text-ink-800 shadow-lg backdrop:bg-ink-950/60 sm:p-8"
		>
			<h2 id={id} className="text-xl">
				{title}
			</h2>
			{isOpen && children}
		</dialog>
	);
}
