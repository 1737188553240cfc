import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { SchedulerLink } from "#app/features/funnels/scheduler-link.tsx";
import { PanelTitle } from "#app/features/leads/panel-title.tsx";
import { RefusalNote } from "#app/features/location/refusal-note.tsx";
import { useSalesRefusal, useStatedState } from "#app/features/location/use-sales-refusal.ts";
import { agency } from "#content/agency.ts";
import type { ClaimStatus } from "#domain/funnels/offers.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { formatDateTime } from "#i18n/format.ts";

export interface ClaimPanelProps {
	slug: ProductSlug;
	locale: Locale;
	claim: ClaimStatus;
	/** Unknown for a queued request that was sent later. */
	leadId?: string | undefined;
	takesFocus: boolean;
	/** The button that holds a free spot, on the page that our email links to. */
	holdForm?: ReactNode;
}

const copyKeys = {
	booked: ["booked", "bookedText"],
	over: ["over", "overText"],
	none_left: ["noneLeft", "noneLeftText"],
	to_confirm: ["toConfirm", "toConfirmText"],
	open: ["toConfirm", "openText"],
} as const;

/** The status of a claim, and what to do next. */
export function ClaimPanel({ claim, takesFocus, holdForm, ...booking }: ClaimPanelProps) {
	const t = useTranslations("claim");
	if (claim.state !== "held" && claim.state !== "free") {
		const [title, text] = copyKeys[claim.state];
		return (
			<>
				<PanelTitle takesFocus={takesFocus}>{t(title)}</PanelTitle>
				<p className="mt-3">{t(text)}</p>
				{claim.state === "open" && <Booking {...booking} variant="primary" label={t("chooseTime")} />}
				{claim.state !== "booked" && claim.state !== "open" && <OrdinaryBooking {...booking} />}
			</>
		);
	}
	const isHeld = claim.state === "held";
	const freeText = holdForm ? "holdText" : "readyText";
	return (
		<div data-slot={`claim-${claim.state}`}>
			<PanelTitle takesFocus={takesFocus}>{t(isHeld ? "held" : "ready")}</PanelTitle>
			<p className="mt-3">{t(isHeld ? "heldText" : freeText)}</p>
			<ClaimEnd locale={booking.locale} heldUntil={claim.heldUntil} />
			<p className="mt-4">{t(isHeld ? "heldNext" : "readyNext")}</p>
			<Booking {...booking} variant="primary" label={t("chooseTime")} />
			{!isHeld && holdForm}
		</div>
	);
}

type BookingProps = Pick<ClaimPanelProps, "slug" | "locale" | "leadId">;

/** The link to an ordinary appointment, which is always free. */
export function OrdinaryBooking(props: BookingProps) {
	const t = useTranslations("claim");
	return <Booking {...props} variant="secondary" label={t("bookOrdinary")} />;
}

function Booking({
	slug,
	locale,
	leadId,
	variant,
	label,
}: BookingProps & { variant: "primary" | "secondary"; label: string }) {
	const refusal = useSalesRefusal(slug);
	const state = useStatedState();
	if (refusal) return <RefusalNote reason={refusal} state={state} product={slug} />;
	return (
		<SchedulerLink
			address={agency.booking[slug]}
			locale={locale}
			leadId={leadId}
			className={buttonStyle(variant, "mt-6 w-full min-h-14")}
		>
			{label}
		</SchedulerLink>
	);
}

/** When a hold ends. */
function ClaimEnd({ locale, heldUntil }: { locale: Locale; heldUntil: string }) {
	const t = useTranslations("claim");
	return (
		<p className="mt-2 border-l-4 border-sun-400 pl-4 text-lg font-semibold text-ink-900">
			<time dateTime={heldUntil}>{formatDateTime(locale, new Date(heldUntil), agency.timeZone)}</time> ({t("zone")})
		</p>
	);
}
