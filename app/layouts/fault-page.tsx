import { type MouseEvent, startTransition, useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { reportFault } from "#app/browser/report-faults.ts";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { clearDerivedData } from "#app/islands/clear-derived-data.ts";
import { useFaultRecovery } from "#app/islands/use-fault-recovery.ts";
import { looksLikeBadData } from "#domain/site/faults.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { MessagePage } from "./message-page.tsx";

/** An empty link loads the same address again, also on a page that is cached for many addresses. */
export const sameAddress = "";

/** Errors in a row at one place in the history. A retry replaces the page that would count them. */
let faultsSoFar = { place: "", count: 0 };

/**
 * Replaces a page that failed. On a public page, which is not hydrated as a whole, both buttons are plain links. In the
 * staff application the page is retried without a reload.
 */
export function FaultPage({ error, copy }: { error: unknown; copy: Messages["common"]["errors"] }) {
	const { revalidate } = useRevalidator();
	const [isRetrying, setRetrying] = useState(false);
	const { key: place } = useLocation();
	const [{ faults, badData }, setFault] = useState({ faults: 0, badData: false });
	const tryAgain = async () => {
		setRetrying(true);
		await revalidate();
		// React shows what the router found in a transition, too.
		startTransition(() => setRetrying(false));
	};
	const { hopeless, retry, reload } = useFaultRecovery({ faults, badData, onRetry: () => void tryAgain() });

	// Only the staff application runs this: the server has logged its own errors.
	useEffect(() => {
		void reportFault(error, "application");
		const isBadData = looksLikeBadData(String(error));
		if (isBadData) clearDerivedData();
		faultsSoFar = { place, count: faultsSoFar.place === place ? faultsSoFar.count + 1 : 1 };
		setFault({ faults: faultsSoFar.count, badData: isBadData });
	}, [error, place]);

	const instead = (act: () => void) => (event: MouseEvent) => {
		event.preventDefault();
		act();
	};
	return (
		<MessagePage title={badData ? copy.dataTitle : copy.title} text={badData ? copy.dataText : copy.text}>
			{hopeless && <p className="w-full font-medium">{copy.warning}</p>}
			<a
				href={sameAddress}
				aria-disabled={isRetrying || undefined}
				className={`${buttonStyle("primary")} aria-disabled:opacity-60`}
				// Two retries at once would be counted as one.
				onClick={instead(isRetrying ? () => {} : retry)}
			>
				{hopeless ? copy.hardReset : copy.retry}
			</a>
			<a href={sameAddress} className={buttonStyle("secondary")} onClick={instead(reload)}>
				{copy.reload}
			</a>
		</MessagePage>
	);
}
