import { type ReactNode, useEffect, useRef } from "react";

/** A dialog above the text. The browser keeps the focus inside, and closes it with Escape. */
export function EditorDialog({
	title,
	onClose,
	children,
}: {
	title: string;
	onClose: () => void;
	children: ReactNode;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const element = dialog.current;
		if (element && !element.open) element.showModal();
	}, []);
	return (
		<dialog
			ref={dialog}
			aria-label={title}
			onClose={onClose}
			className="m-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] overflow-y-auto rounded-xl bg-white p-5 text-ink-700 shadow-lg backdrop:bg-ink-950/60 sm:p-8"
		>
			<h2 className="text-xl">{title}</h2>
			<div className="mt-4 grid gap-5">{children}</div>
		</dialog>
	);
}
