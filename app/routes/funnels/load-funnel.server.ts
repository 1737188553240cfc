import type { Appointment } from "#app/features/funnels/appointment-choices.tsx";
import type { FunnelLeadOptions } from "#app/features/funnels/funnel-lead.tsx";
import type { FunnelQuestion } from "#app/features/funnels/funnel-question.ts";
import { agency } from "#content/agency.ts";
import { agencyFacts } from "#content/agency-facts.ts";
import type { BookingKind } from "#domain/calculators/calculator-products.ts";
import { funnelConfigs } from "#domain/funnels/funnel-config.ts";
import type { FunnelStep } from "#domain/funnels/funnel-step.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { statesByName } from "#domain/location/state-names.ts";
import type { ProductSlug } from "#domain/site/services.ts";
import { copyFor, type Messages } from "#i18n/messages.server.ts";
import { leadCopyFor } from "#server/leads/lead-copy.server.ts";
import { productNames } from "../services/product-names.server.ts";

type Copy = Messages["funnelPages"];

/** The words of every funnel page; `{service}` is the name of the given one. */
export function funnelCopy(locale: Locale, service: ProductSlug): Copy {
	return copyFor(locale, "funnelPages", { ...agencyFacts, service: productNames(locale)[service] });
}

/** A funnel's questions with their words. */
export function funnelQuestions(locale: Locale, steps: readonly FunnelStep[], copy: Copy): FunnelQuestion[] {
	const questions: Record<string, { label: string; hint: string; options?: Record<string, string> }> = copy.questions;
	return steps.map((step) => {
		const words = questions[step.key];
		if (!words) throw new Error(`There are no words for the question ${step.key}`);
		const { label, hint, options = {} } = words;
		switch (step.type) {
			case "select":
				return {
					...step,
					label,
					hint,
					choices: step.options.map((value) => ({ value, label: options[value] ?? value })),
				};
			case "state":
				return {
					...step,
					label,
					hint,
					choices: statesByName(locale).map(({ code, name }) => ({ value: code, label: name })),
				};
			default:
				return { ...step, label, hint };
		}
	});
}

/** The scheduler's page for the talk that belongs to a service. */
export function productAppointment(service: ProductSlug, { talk }: Copy): Appointment {
	const { scheduler, kind } = funnelConfigs[service].booking;
	return appointmentOf(kind, agency.booking[scheduler], talk);
}

/** Both lengths of a talk, where the visitor chooses. */
export function appointmentOptions(service: ProductSlug, { talk }: Copy): Appointment[] {
	return [
		appointmentOf("consultation", agency.booking.general, talk),
		appointmentOf("strategy_call", agency.booking[service], talk),
	];
}

/** What stands beside every such choice. */
export function appointmentCopy({ talk: { choose, note } }: Copy) {
	return { choose, note };
}

function appointmentOf(kind: BookingKind, address: string, copy: Copy["talk"]): Appointment {
	const text = kind === "consultation" ? copy.consultationText : copy.strategyText;
	return { title: copy[kind], text, address };
}

/** The last step of a funnel, in which somebody says who they are. */
export function funnelLead(
	locale: Locale,
	lead: Pick<FunnelLeadOptions, "service" | "funnel" | "copy" | "appointments" | "appointmentCopy">,
): Omit<FunnelLeadOptions, "result"> {
	return {
		...lead,
		locale,
		leadCopy: leadCopyFor(locale, "quote"),
	};
}
