import type { Appointment } from "#app/features/funnels/appointment-choices.tsx";
import type { FunnelLeadOptions } from "#app/features/funnels/funnel-lead.tsx";
import type { FunnelQuestion } from "#app/features/funnels/funnel-question.ts";
import { agency } from "#content/agency.ts";
import { shownTeam } from "#content/shown-team.server.ts";
import type { BookingKind } from "#domain/calculators/calculator-products.ts";
import { type FunnelStep, funnelConfigs } from "#domain/funnels/funnel-config.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { copyFor, type Messages } from "#i18n/messages.server.ts";
import { leadCopyFor } from "#server/leads/lead-copy.server.ts";
import { productNames } from "../services/product-names.server.ts";

type Copy = Messages["funnelPages"];

/** The copy of the funnel pages, which names the given product as `{service}`. */
export function funnelCopy(locale: Locale, product: ProductSlug): Copy {
	return copyFor(locale, "funnelPages", { service: productNames(locale)[product] });
}

interface QuestionCopy {
	label: string;
	hint: string;
	options?: Record<string, string>;
	/** Instead of `label`, after certain answers to `whoFor`. */
	labels?: Record<string, string>;
}

/** @param otherCopy the copy of another question, for a name that means something else in this funnel */
export function funnelQuestions(
	steps: readonly FunnelStep[],
	copy: Copy,
	otherCopy: Readonly<Record<string, keyof Copy["questions"]>> = {},
): FunnelQuestion[] {
	const questions: Record<string, QuestionCopy> = copy.questions;
	return steps.map((step) => {
		const found = questions[otherCopy[step.name] ?? step.name];
		if (!found) throw new Error(`There is no copy for the question ${step.name}`);
		const { label, hint, options = {}, labels } = found;
		const shared = { label, hint, ...(labels && { labelAfter: { question: "whoFor", labels } }) };
		if (step.kind !== "choice") return { ...step, ...shared };
		const choices = step.options.map((value) => ({ value, label: options[value] ?? value }));
		return { ...step, ...shared, choices };
	});
}

/** The kind of appointment that suits a product. */
export function productAppointment(product: ProductSlug, { appointment }: Copy): Appointment {
	const { scheduler, kind } = funnelConfigs[product].booking;
	return appointmentOf(kind, agency.booking[scheduler], appointment);
}

/** Both lengths of an appointment, for the visitor to choose from. */
export function appointmentOptions(product: ProductSlug, { appointment }: Copy): Appointment[] {
	return [
		appointmentOf("consultation", agency.booking.general, appointment),
		appointmentOf("strategy_call", agency.booking[product], appointment),
	];
}

export function appointmentCopy({ appointment: { choose, note } }: Copy) {
	return { choose, note };
}

function appointmentOf(kind: BookingKind, address: string, copy: Copy["appointment"]): Appointment {
	const text = kind === "consultation" ? copy.consultationText : copy.strategyText;
	return { title: copy[kind], text, address };
}

export function funnelLead(
	locale: Locale,
	lead: Pick<FunnelLeadOptions, "product" | "funnel" | "copy" | "appointments" | "appointmentCopy">,
): Omit<FunnelLeadOptions, "result"> {
	return { ...lead, locale, leadCopy: leadCopyFor(locale, "quote"), team: shownTeam(locale) };
}
