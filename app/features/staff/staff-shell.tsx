import type { ReactNode } from "react";
import { agency } from "#content/agency.ts";

/** The frame of the pages behind the shop window: the agency's name leads home, the rest is the page's own. */
export function StaffShell({
	toSite,
	actions,
	children,
}: {
	toSite: string;
	actions?: ReactNode;
	children: ReactNode;
}) {
	return (
		<div className="flex min-h-dvh flex-col bg-sand-50 text-ink-900">
			<header className="border-b border-sand-200 bg-white">
				<div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-6">
					<a
						href="/"
						className="mr-auto inline-flex min-h-11 items-center rounded-sm font-serif text-xl font-semibold text-ink-900"
					>
						{agency.name}
					</a>
					<a
						href="/"
						className="inline-flex min-h-11 items-center rounded-sm text-ink-700 underline underline-offset-4"
					>
						{toSite}
					</a>
					{actions}
				</div>
			</header>
			<main className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 sm:px-6 sm:py-12">{children}</main>
		</div>
	);
}
