import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { FunnelAnswers } from "#domain/funnels/funnel-progress.ts";
import { sentWith } from "./stored-answers.ts";

/** Tells somebody who went back to the questions that these answers were sent, and leads to the thanks. */
export function SentLine({
	funnel,
	answers,
	href,
	onOpen,
}: {
	funnel: string;
	answers: FunnelAnswers;
	/** The link to the last screen, for a new tab. */
	href: string;
	onOpen: () => void;
}) {
	const t = useTranslations("funnels.sent");
	const [isSent, setSent] = useState(false);
	// Only the browser knows.
	useEffect(() => setSent(sentWith(funnel, answers) !== null), [funnel, answers]);
	if (!isSent) return null;
	return (
		<p role="status" className="mb-6 rounded-lg bg-sun-100 px-4 py-2 text-ink-900">
			{t("already")}{" "}
			<a
				href={href}
				onClick={(event) => {
					event.preventDefault();
					onOpen();
				}}
				className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
			>
				{t("show")}
			</a>
		</p>
	);
}
