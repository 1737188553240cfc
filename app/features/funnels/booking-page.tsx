import { Icon } from "#app/components/ui/icon.tsx";
import { Island } from "#app/islands/island.tsx";
import { agency } from "#content/agency.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { type Appointment, AppointmentChoices } from "./appointment-choices.tsx";
import { FunnelSection } from "./funnel-section.tsx";

interface BookingCopy {
	title: string;
	lead: string;
	expect: string;
	steps: Record<string, string>;
	bring: Record<string, string>;
	never: string;
	other: string;
	call: string;
	write: string;
	calc: string;
}

export interface BookingPageProps {
	locale: Locale;
	product: ProductSlug;
	copy: BookingCopy;
	headings: { bring: string };
	appointment: Appointment;
	/** The state in the page's URL. */
	stateInQuery: string | null;
	appointmentCopy: { choose: string; note: string };
	contactHref: string;
	/** Null where no first figure is shown. */
	calcHref: string | null;
}

const quietLink =
	"inline-flex min-h-11 items-center gap-2 font-semibold text-coral-700 underline-offset-4 hover:underline";

/**
 * The page before the scheduler: what happens in the appointment, how long it takes, what to bring, and the
 * alternatives.
 */
export function BookingPage({
	locale,
	product,
	copy,
	headings,
	appointment,
	stateInQuery,
	appointmentCopy,
	contactHref,
	calcHref,
}: BookingPageProps) {
	return (
		<FunnelSection title={copy.title} lead={copy.lead}>
			<div className="rounded-xl bg-white p-5 shadow-lg sm:p-8">
				<Island
					name="appointment-choices"
					when="visible"
					component={AppointmentChoices}
					props={{
						appointments: [appointment],
						copy: appointmentCopy,
						locale,
						product,
						source: `${product}/book`,
						stateInQuery,
					}}
				/>
				<h2 className="mt-8 text-xl">{copy.expect}</h2>
				<ol className="mt-3 grid gap-3">
					{Object.entries(copy.steps).map(([key, step], index) => (
						<li key={key} className="flex gap-3">
							<span
								aria-hidden="true"
								className="flex size-7 shrink-0 items-center justify-center rounded-full bg-ink-900 text-sm font-semibold text-white"
							>
								{index + 1}
							</span>
							{step}
						</li>
					))}
				</ol>
				<h2 className="mt-8 text-xl">{headings.bring}</h2>
				<ul className="mt-3 grid gap-2">
					{Object.entries(copy.bring).map(([key, item]) => (
						<li key={key} className="flex gap-3">
							<Icon name="check" className="mt-1 size-5 text-ink-500" />
							{item}
						</li>
					))}
				</ul>
				<p className="mt-4 rounded-md bg-sand-100 p-4 text-sm">{copy.never}</p>
				<h2 className="mt-8 text-xl">{copy.other}</h2>
				<ul className="mt-2">
					<li>
						<a href={`tel:${agency.phone.e164}`} className={quietLink}>
							<Icon name="phone" />
							{copy.call}
						</a>
					</li>
					<li>
						<a href={contactHref} className={quietLink}>
							<Icon name="mail" />
							{copy.write}
						</a>
					</li>
					{calcHref && (
						<li>
							<a href={calcHref} className={quietLink}>
								<Icon name="arrow-right" />
								{copy.calc}
							</a>
						</li>
					)}
				</ul>
			</div>
		</FunnelSection>
	);
}
