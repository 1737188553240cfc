import { type ReactNode, useEffect, useRef } from "react";

/** The heading of a panel that replaces a form. It takes the focus, because the button that had it is gone. */
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
