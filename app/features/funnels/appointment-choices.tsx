import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { RefusalNote } from "../location/refusal-note.tsx";
import { useSalesRefusal, useStatedState } from "../location/use-sales-refusal.ts";
import { track } from "../tracking/track.ts";
import { SchedulerLink } from "./scheduler-link.tsx";

/** A kind of appointment and the scheduler's page for it. */
export interface Appointment {
	title: string;
	text: string;
	address: string;
}

export function AppointmentChoices({
	appointments,
	copy,
	locale,
	product,
	source,
	leadId,
	state = null,
	stateInQuery = null,
}: {
	appointments: readonly Appointment[];
	copy: { choose: string; note: string };
	locale: Locale;
	product: ProductSlug;
	/** Names the funnel in analytics. */
	source: string;
	leadId?: string | undefined;
	/** The state that the visitor named. */
	state?: string | null | undefined;
	/** The state in the page's URL. */
	stateInQuery?: string | null;
}) {
	const refusal = useSalesRefusal(product, state, stateInQuery);
	const stated = useStatedState(null, stateInQuery);
	if (refusal) return <RefusalNote reason={refusal} state={state || stated} product={product} />;
	return (
		<>
			<ul className={`grid gap-4 ${appointments.length > 1 ? "sm:grid-cols-2" : ""}`}>
				{appointments.map(({ title, text, address }) => (
					<li key={title} className="flex flex-col rounded-lg border border-ink-200 bg-sand-50 p-5">
						<p className="flex items-center gap-2 text-lg font-semibold text-ink-900">
							<Icon name="clock" className="size-5 text-coral-600" />
							{title}
						</p>
						<p className="mt-2 mb-4">{text}</p>
						<SchedulerLink
							address={address}
							locale={locale}
							leadId={leadId}
							onClick={() => track("book_appointment", { product, source })}
							className={buttonStyle("primary", "mt-auto")}
						>
							{copy.choose}
							<span className="sr-only">: {title}</span>
							<Icon name="external" className="size-4" />
						</SchedulerLink>
					</li>
				))}
			</ul>
			<p className="mt-3 text-sm text-ink-600">{copy.note}</p>
		</>
	);
}
