import type { contactSubmissions } from "#database/schema.ts";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { readInputs } from "#domain/calculators/read-inputs.ts";
import type { FunnelStep } from "#domain/funnels/funnel-config.ts";
import { pickAnswers } from "#domain/funnels/funnel-progress.ts";
import { stepsOfFunnel } from "#domain/funnels/steps-of-funnel.ts";
import type { Application } from "#domain/leads/application.ts";
import { defaultLocale, isLocale, type Locale, localeNames } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { type Answer, readAnswer } from "#domain/questions/read-answer.ts";
import { type Messages, messagesFor, translator } from "#i18n/messages.server.ts";
import { pdfCopy } from "../pdf/pdf-copy.server.ts";

export interface LeadAnswer {
	name: string;
	label: string;
	value: string;
}

type AnsweredLead = Pick<typeof contactSubmissions.$inferSelect, "details" | "state">;

/** Numbers of years that are an age. */
const ages: readonly string[] = ["currentAge", "insuredAge", "retirementAge"];

/**
 * The sender's choices in a calculator, a funnel, the chat or an application, worded for the reader. Each answer passes
 * its question's check again, so no freely typed text can be among them: they go to addresses that nobody has
 * confirmed.
 */
export function leadAnswers(lead: AnsweredLead, locale: Locale): LeadAnswer[] {
	const { calculator, inputs, funnel = "", answers = {}, timeline, application } = lead.details;
	if (calculator) return calculatorAnswers({ ...inputs, service: calculator, state: lead.state ?? "" }, locale);
	const t = translator(locale, "leadSummary");
	return [
		...(application ? applicationAnswers(application, locale) : []),
		...funnelAnswers(stepsOfFunnel(funnel) ?? [], answers, locale),
		...(timeline ? [{ name: "timeline", label: t("timeline"), value: t(`timelines.${timeline}`) }] : []),
	];
}

function calculatorAnswers(raw: Record<string, string>, locale: Locale): LeadAnswer[] {
	const reading = readInputs(raw);
	if (!reading.ok) return [];
	const { inputs } = reading;
	const t = translator(locale, "calculator");
	const entered = { inputs, product: inputs.service } as Pick<Estimate, "inputs" | "product">;
	return [
		{ name: "state", label: t("fields.state"), value: jurisdictionName(inputs.state, locale) ?? inputs.state },
		...pdfCopy(locale)
			.inputs(entered)
			.map(({ id, label, value }) => ({ name: id, label, value })),
	];
}

function funnelAnswers(steps: readonly FunnelStep[], given: Record<string, string>, locale: Locale): LeadAnswer[] {
	const answers = pickAnswers(steps, Object.entries(given));
	return steps.flatMap((step) => {
		const reading = readAnswer(step, answers[step.name] ?? "", answers);
		if (!reading.ok || reading.value === undefined) return [];
		return [{ name: step.name, label: labelOf(step.name, locale), value: textOf(step, reading.value, locale) }];
	});
}

interface QuestionCopy {
	label: string;
	options?: Record<string, string>;
}

function questionCopy(name: string, locale: Locale): QuestionCopy | undefined {
	const { questions } = messagesFor(locale, ["funnelPages"]).funnelPages;
	return (questions as Record<string, QuestionCopy>)[name];
}

/** A short label, or else the question itself. */
function labelOf(name: string, locale: Locale): string {
	if (hasShortLabel(name)) return translator(locale, "leadSummary")(`answers.${name}`);
	return questionCopy(name, locale)?.label ?? name;
}

function hasShortLabel(name: string): name is keyof Messages["leadSummary"]["answers"] {
	return Object.hasOwn(messagesFor(defaultLocale, ["leadSummary"]).leadSummary.answers, name);
}

function textOf(step: FunnelStep, value: NonNullable<Answer>, locale: Locale): string {
	const text = String(value);
	if (step.kind === "choice") return questionCopy(step.name, locale)?.options?.[text] ?? text;
	if (step.kind === "state") return jurisdictionName(text, locale) ?? text;
	if (step.unit === "dollars") return pdfCopy(locale).dollars(Number(value));
	return ages.includes(step.name) ? text : translator(locale, "calculator")("units.years", { count: Number(value) });
}

/** An applicant's choices, worded for the reader. */
function applicationAnswers({ role, languages, license }: Application, locale: Locale): LeadAnswer[] {
	const t = translator(locale, "leadSummary");
	const spoken = languages.split(",").filter(isLocale);
	return [
		{ name: "role", label: t("application.role"), value: t(`application.roles.${role}`) },
		{
			name: "languages",
			label: t("application.languages"),
			value: spoken.map((language) => localeNames[language]).join(", "),
		},
		{ name: "license", label: t("application.license"), value: t(`application.licenses.${license}`) },
	];
}
