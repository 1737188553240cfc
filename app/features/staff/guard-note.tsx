import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import type { Messages } from "#i18n/messages.server.ts";

/** Pages that come sooner appear without a note. */
const patienceMs = 300;

/**
 * Shown while a dashboard page loads: the server first checks whether this person may see it. Nothing of that page is
 * in the browser before.
 */
export function GuardNote({ copy }: { copy: Messages["admin"]["guard"] }) {
	const { state, location } = useNavigation();
	const { pathname } = useLocation();
	const isWaiting = state === "loading";
	const [isLate, setIsLate] = useState(false);
	useEffect(() => {
		if (!isWaiting) return;
		const timer = setTimeout(setIsLate, patienceMs, true);
		return () => {
			clearTimeout(timer);
			setIsLate(false);
		};
	}, [isWaiting]);

	const isGuarded = isWaiting && location.pathname !== pathname && location.pathname.startsWith("/admin");
	return (
		<div
			role="status"
			className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--line,0px)+1rem)] z-10 flex justify-center px-4"
		>
			{isWaiting && isLate && (
				<p className="rounded-md bg-ink-900 px-4 py-2 text-white shadow-lg">
					{isGuarded ? copy.verifying : copy.loading}
				</p>
			)}
		</div>
	);
}
