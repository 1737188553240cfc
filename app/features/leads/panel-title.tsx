import { type ReactNode, useEffect, useRef } from "react";

/** Heads what takes the form's place; the focus follows, so that nobody is left on a button that is gone. */
export function PanelTitle({
	takesFocus,
	level = 3,
	children,
}: {
	takesFocus: boolean;
	level?: 2 | 3;
	children: ReactNode;
}) {
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takesFocus) title.current?.focus();
	}, [takesFocus]);
	const Heading = `h${level}` as const;
	return (
		<Heading ref={title} tabIndex={-1} className="text-2xl outline-none">
			{children}
		</Heading>
	);
}
