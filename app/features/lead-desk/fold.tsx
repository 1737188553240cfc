import type { ReactNode } from "react";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";

/** Content that is needed now and then: a button while it is closed, a card below the other buttons while it is open. */
export function Fold({
	title,
	note,
	icon,
	isOpen,
	children,
}: {
	title: string;
	/** Beside the title, such as a count. */
	note?: string | undefined;
	/** On a small screen the closed button has only this, so that it fits beside others. */
	icon?: IconName;
	/** Opens it, because its form has an error. */
	isOpen?: boolean;
	children: ReactNode;
}) {
	return (
		<details
			open={isOpen || undefined}
			className="group min-w-0 open:order-1 open:basis-full open:rounded-lg open:border open:border-sand-200 open:bg-white open:px-5 open:pt-1"
		>
			<summary
				className={`inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full border border-sand-300 bg-white px-4 py-1.5 text-sm font-semibold text-ink-900 hover:border-ink-800 group-open:border-transparent group-open:px-0 group-open:text-base ${icon ? "max-lg:not-group-open:px-3" : ""}`}
			>
				{icon && <Icon name={icon} className="size-5 group-open:hidden lg:hidden" />}
				<span className={icon && "max-lg:not-group-open:sr-only"}>{title}</span>
				{note && <span className="font-normal text-ink-700">{note}</span>}
				<Icon
					name="chevron"
					className={`size-4 transition-transform group-open:rotate-180 ${icon ? "max-lg:not-group-open:hidden" : ""}`}
				/>
			</summary>
			{children}
		</details>
	);
}
