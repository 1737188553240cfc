import { useEffect, useState } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Locale } from "#domain/locale/locales.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { useOutbox } from "./browser-outbox.ts";
import { startOutbox } from "./outbox-sender.ts";
import { QueuedLeads } from "./queued-leads.tsx";
import { type SavedPage, savedPages } from "./worker-caches.ts";

export interface KeptHereProps {
	locale: Locale;
	copy: Pick<Messages["offline"], "queue" | "queueText" | "sent" | "pages" | "noPages">;
	outboxCopy: Messages["leads"]["outbox"];
}

/**
 * Lists what is stored on this device: messages waiting to be sent, and pages. Reloads the page when the connection
 * returns.
 */
export function KeptHere({ locale, copy, outboxCopy }: KeptHereProps) {
	const { queued, delivered } = useOutbox();
	const [pages, setPages] = useState<readonly SavedPage[]>([]);

	useEffect(() => {
		startOutbox();
		savedPages(`/${locale}/`).then(setPages, () => undefined);
		const isElsewhere = window.location.pathname !== `/${locale}/offline`;
		const reload = () => isElsewhere && window.location.reload();
		window.addEventListener("online", reload);
		return () => window.removeEventListener("online", reload);
	}, [locale]);

	return (
		<div className="space-y-10">
			<div role="status">
				{queued.length > 0 && (
					<section>
						<h2 className="text-xl">{copy.queue}</h2>
						<p className="mt-2 mb-4">{copy.queueText}</p>
						<QueuedLeads copy={outboxCopy} locale={locale} leads={queued} />
					</section>
				)}
				{queued.length === 0 && delivered.length > 0 && <p className="font-medium text-ink-900">{copy.sent}</p>}
			</div>
			<section>
				<h2 className="text-xl">{copy.pages}</h2>
				{pages.length === 0 ? (
					<p className="mt-2">{copy.noPages}</p>
				) : (
					<ul className="mt-3 divide-y divide-sand-200 rounded-lg border border-sand-200 bg-white">
						{pages.map(({ path, title }) => (
							<li key={path}>
								<a
									href={path}
									className="flex min-h-12 items-center justify-between gap-4 px-4 py-2 font-medium text-ink-900 hover:bg-sand-50"
								>
									{title.slice(0, Math.max(title.lastIndexOf(" | "), 0)) || title}
									<Icon name="arrow-right" className="size-5 shrink-0 text-coral-600" />
								</a>
							</li>
						))}
					</ul>
				)}
			</section>
		</div>
	);
}
