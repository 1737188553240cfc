import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import type { FactorNotice } from "#domain/staff/second-factor.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { useHydrated } from "../questions/use-hydrated.ts";
import { NoticeBox } from "../staff/notice-box.tsx";

/** Signs in with a passkey. It needs script, so it is rendered only with script. */
export function PasskeyButton({
	label,
	copy,
	next,
}: {
	label: string;
	copy: Pick<Messages["secondFactor"], "passkey" | "notices">;
	/** The page to continue on. */
	next: string | null;
}) {
	const [waiting, setWaiting] = useState(false);
	const [refused, setRefused] = useState<FactorNotice>();
	if (!useHydrated()) return null;

	async function ask() {
		setWaiting(true);
		setRefused(undefined);
		const { askForPasskey } = await import("./passkey-calls.ts");
		const answer = await askForPasskey(next);
		if (answer.ok) return window.location.assign(answer.to);
		setWaiting(false);
		if (answer.code !== "cancelled") setRefused(answer.code);
	}

	return (
		<div className="grid gap-3">
			{refused && <NoticeBox notice={{ tone: "bad", ...copy.notices[refused] }} />}
			<Button type="button" variant="secondary" className="w-full" disabled={waiting} onClick={() => void ask()}>
				{waiting ? copy.passkey.waiting : label}
			</Button>
		</div>
	);
}
