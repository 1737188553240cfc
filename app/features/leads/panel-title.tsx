import { type ReactNode, useEffect, useRef } from "react";

/** Heads what takes the form's place; the focus follows, so that nobody is left on a button that is gone. */
export function PanelTitle({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takesFocus) title.current?.focus();
	}, [takesFocus]);
	return (
		<h3 ref={title} tabIndex={-1} className="text-2xl outline-none">
			{children}
		</h3>
	);
}
