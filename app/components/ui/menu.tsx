import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";

/**
 * A dropdown that opens and closes as plain HTML. With script it also closes on Escape, on a choice, and when the
 * visitor turns elsewhere. Menus of one `name` close each other.
 */
export function Menu({
	label,
	align = "start",
	children,
	...props
}: Omit<ComponentProps<"details">, "children"> & { label: ReactNode; align?: "start" | "end"; children: ReactNode }) {
	const details = useRef<HTMLDetailsElement>(null);
	useEffect(() => closeWhenLeft(details.current), []);
	return (
		<details ref={details} className="group relative" suppressHydrationWarning {...props}>
			<summary className="flex min-h-11 items-center gap-1.5 rounded-full px-3 font-semibold text-ink-900 select-none hover:bg-ink-50 group-open:bg-ink-100">
				{label}
				<Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
			</summary>
			<div
				className={`absolute top-full z-10 mt-2 min-w-56 rounded-lg border border-ink-100 bg-white p-2 shadow-lg ${align === "end" ? "right-0" : "left-0"}`}
			>
				{children}
			</div>
		</details>
	);
}

function closeWhenLeft(details: HTMLDetailsElement | null) {
	if (!details) return;
	const leaving = new AbortController();
	const options = { signal: leaving.signal };
	document.addEventListener(
		"pointerdown",
		(event) => {
			if (!details.contains(event.target as Node)) details.open = false;
		},
		options,
	);
	details.addEventListener(
		"focusout",
		(event) => {
			if (event.relatedTarget && !details.contains(event.relatedTarget as Node)) details.open = false;
		},
		options,
	);
	details.addEventListener(
		"keydown",
		(event) => {
			if (event.key !== "Escape" || !details.open) return;
			details.open = false;
			details.querySelector("summary")?.focus();
		},
		options,
	);
	details.addEventListener(
		"click",
		(event) => {
			if ((event.target as Element).closest("a")) details.open = false;
		},
		options,
	);
	return () => leaving.abort();
}
