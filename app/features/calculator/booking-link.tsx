import { useTranslations } from "use-intl";
import { type ButtonVariant, buttonStyle } from "#app/components/ui/button.tsx";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { agency } from "#content/agency.ts";
import { bookingKind, slugOfService } from "#domain/calculators/calculator-services.ts";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { track } from "../tracking/track.ts";

/** To the scheduler's page for the service that was estimated. */
export function BookingLink({
	estimate,
	leadId,
	variant,
}: {
	estimate: Estimate;
	/** Of the report that was asked for before. */
	leadId: string | undefined;
	variant: ButtonVariant;
}) {
	const t = useTranslations("calculator.next");
	const { service, inputs } = estimate;
	return (
		<ExternalLink
			href={agency.booking[slugOfService[service]]}
			data-tracked=""
			onClick={() => track("calendar_clicked", { service, state: inputs.state, lead_captured: leadId !== undefined })}
			className={buttonStyle(variant)}
		>
			{t(bookingKind(service))}
		</ExternalLink>
	);
}
