import type { ReactNode } from "react";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { signOutPath } from "./sign-out-path.ts";

export interface AccountCopy {
	signOut: string;
	dashboard: string;
}

/**
 * The place of the header where visitors see what is given as children, and the signed-in see Sign Out and, if they are
 * staff, the dashboard. The page is the same for all, so both lie in one cell, and script shows one of them: nothing
 * moves. `follow-session.ts` sets the attribute.
 */
export function AccountSlot({ copy, button, children }: { copy: AccountCopy; button: string; children: ReactNode }) {
	return (
		<div className="grid items-center *:col-start-1 *:row-start-1 *:flex *:justify-end *:gap-1 sm:*:gap-2">
			<div className="in-data-signed-in:invisible">{children}</div>
			<form method="post" action={signOutPath} className="not-in-data-signed-in:invisible">
				<a
					href="/admin"
					rel="nofollow"
					className={buttonStyle("secondary", `${button} not-in-data-[signed-in=staff]:invisible max-md:hidden`)}
				>
					{copy.dashboard}
				</a>
				<button type="submit" className={buttonStyle("secondary", button)}>
					{copy.signOut}
				</button>
			</form>
		</div>
	);
}

/** The same in the menu of phones. */
export function AccountButtons({ copy, children }: { copy: AccountCopy; children: ReactNode }) {
	return (
		<>
			<div className="in-data-signed-in:hidden">{children}</div>
			<form
				method="post"
				action={signOutPath}
				className="grid gap-3 border-b border-ink-100 pt-2 pb-6 not-in-data-signed-in:hidden sm:grid-cols-2"
			>
				<button type="submit" className={buttonStyle("secondary")}>
					{copy.signOut}
				</button>
				<a href="/admin" rel="nofollow" className={buttonStyle("secondary", "not-in-data-[signed-in=staff]:hidden!")}>
					{copy.dashboard}
				</a>
			</form>
		</>
	);
}
