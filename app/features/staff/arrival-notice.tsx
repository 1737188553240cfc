import { useEffect, useState } from "react";

interface Notice {
	title: string;
	text: string;
}

/** Texts by what `?notice=` may name. */
export interface ArrivalNoticeCopy {
	accessDenied: Notice;
	welcomeBack: Notice;
	dismiss: string;
}

/**
 * Tells why the visitor has been sent here. The page itself may have been rendered long before, so the reason travels
 * in the address, which is cleaned once it has been read.
 */
export function ArrivalNotice({ copy }: { copy: ArrivalNoticeCopy }) {
	const [notice, setNotice] = useState<(Notice & { urgent: boolean }) | null>(null);

	useEffect(() => {
		const address = new URL(window.location.href);
		const name = address.searchParams.get("notice");
		if (name === "access-denied") setNotice({ ...copy.accessDenied, urgent: true });
		else if (name === "welcome-back") setNotice({ ...copy.welcomeBack, urgent: false });
		else return;
		address.searchParams.delete("notice");
		window.history.replaceState(window.history.state, "", address);
	}, [copy]);

	return (
		<div className="pointer-events-none fixed inset-x-0 top-24 z-50 px-4">
			<div role={notice?.urgent ? "alert" : "status"}>
				{notice && (
					<div
						className={`pointer-events-auto mx-auto flex max-w-md items-start gap-3 rounded-md border-l-4 bg-white p-4 text-ink-900 shadow-lg ${
							notice.urgent ? "border-coral-700" : "border-ink-700"
						}`}
					>
						<div className="flex-1">
							<p className="font-semibold">{notice.title}</p>
							<p className="mt-1">{notice.text}</p>
						</div>
						<button
							type="button"
							aria-label={copy.dismiss}
							onClick={() => setNotice(null)}
							className="-m-2 inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-ink-50"
						>
							<svg
								aria-hidden="true"
								viewBox="0 0 20 20"
								className="size-5"
								fill="none"
								stroke="currentColor"
								strokeWidth="2"
								strokeLinecap="round"
							>
								<path d="m5 5 10 10M15 5 5 15" />
							</svg>
						</button>
					</div>
				)}
			</div>
		</div>
	);
}
