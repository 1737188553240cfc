import { data } from "react-router";
import { BottleScene } from "#app/components/illustrations/bottle-scene.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Container } from "#app/components/ui/section.tsx";
import { KeptHere } from "#app/features/offline/kept-here.tsx";
import { Island } from "#app/islands/island.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { agency } from "#content/agency.ts";
import { isLocale } from "#domain/locale/locales.ts";
import { copyFor } from "#i18n/messages.server.ts";
import type { Route } from "./+types/offline";

// Without a connection, nothing can be asked about products in the visitor's state.
export const handle = { chat: false, state: false };

export function loader({ params: { locale } }: Route.LoaderArgs) {
	if (!isLocale(locale)) throw data(null, { status: 404 });
	return { locale, copy: copyFor(locale, "offline"), outboxCopy: copyFor(locale, "leads").outbox };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	return unlistedMeta(loaderData?.copy.meta);
}

/** An empty link loads the address again for which this page is shown. */
const sameAddress = "";

/** The page that the service worker shows in place of one that can't be loaded. */
export default function OfflinePage({ loaderData }: Route.ComponentProps) {
	const { locale, copy, outboxCopy } = loaderData;
	const { queue, queueText, sent, pages, noPages, points } = copy;
	return (
		<>
			<div className="bg-sand-50">
				<Container className="grid items-center gap-8 py-10 md:grid-cols-2 md:gap-16 lg:py-14">
					<div>
						<h1 className="text-3xl">{copy.title}</h1>
						<p className="mt-4 text-lg">{copy.text}</p>
						<div className="mt-7 flex flex-wrap gap-3">
							<a href={`tel:${agency.phone.e164}`} className={buttonStyle("primary", "whitespace-nowrap")}>
								<Icon name="phone" />
								{copy.call}
							</a>
							<a href={sameAddress} className={buttonStyle("secondary")}>
								{copy.retry}
							</a>
						</div>
						<p className="mt-3 text-sm text-ink-700">{copy.callNote}</p>
					</div>
					<div className="max-md:hidden">
						<BottleScene />
					</div>
				</Container>
			</div>
			<Container className="grid gap-10 py-10 md:grid-cols-2 md:gap-16 lg:py-14">
				<section>
					<h2 className="text-xl">{copy.works}</h2>
					<ul className="mt-3 space-y-3">
						{[points.call, points.forms, points.pages].map((point) => (
							<li key={point} className="flex gap-3">
								<Icon name="check" className="mt-0.5 size-5 shrink-0 text-ink-500" />
								{point}
							</li>
						))}
					</ul>
				</section>
				<Island
					name="kept-here"
					when="idle"
					component={KeptHere}
					props={{ locale, copy: { queue, queueText, sent, pages, noPages }, outboxCopy }}
				/>
			</Container>
		</>
	);
}
