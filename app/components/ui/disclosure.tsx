import type { ReactNode } from "react";

/** What is needed now and then, below the words that open it. */
export function Disclosure({
	label,
	isOpen,
	className,
	children,
}: {
	label: ReactNode;
	/** Opens it, because its form has an error. */
	isOpen?: boolean | undefined;
	className?: string;
	children: ReactNode;
}) {
	return (
		<details open={isOpen || undefined} className={className}>
			<summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
				{label}
			</summary>
			{children}
		</details>
	);
}
