import { useTranslations } from "use-intl";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { WaysOn, wayStyle } from "../contact/ways-on.tsx";
import type { LeadCopy } from "../leads/lead-copy.ts";
import type { LeadResult } from "../leads/lead-form-state.ts";
import { BookingLink } from "./booking-link.tsx";
import { EmailEstimate } from "./email-estimate.tsx";

/** The ways on from the calculator's estimate. */
export function ResultWays({
	estimate,
	copy,
	result,
	isAsked,
}: {
	estimate: Estimate;
	copy: LeadCopy;
	result: LeadResult | undefined;
	isAsked: boolean;
}) {
	const t = useTranslations("calculator.ways");
	return (
		<WaysOn
			id="ways"
			location="calculator_result"
			copy={{ call: t("call"), hours: t("hours") }}
			email={
				<EmailEstimate
					key={estimate.product}
					label={t("email")}
					copy={copy}
					place="email-estimate"
					estimate={estimate}
					result={result}
					isAsked={isAsked}
				/>
			}
			book={
				<BookingLink estimate={estimate} className={wayStyle("secondary")}>
					{t("book")}
				</BookingLink>
			}
		/>
	);
}
