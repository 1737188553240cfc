import * as v from "valibot";
import { calculatorProducts } from "../calculators/calculator-products.ts";
import { chatProducts, chatTimelines } from "../chat/chat-options.ts";
import { productSlugs } from "../products/products.ts";
import { line } from "./lead-fields.ts";
import { hasPhoneOrEmail, leadFormSchemas } from "./lead-forms.ts";
import type { LeadKind } from "./lead-kind.ts";

const stateCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
const noState = v.optional(v.nullable(stateCode), null);
const fieldName = v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]{0,39}$/));
/** Answers from an address or a form: few, short, one line each. */
const answers = v.pipe(v.record(fieldName, line(200)), v.maxEntries(40));
const figure = v.nullable(v.union([line(200), v.pipe(v.number(), v.finite())]));
const shownFigures = v.pipe(v.record(fieldName, figure), v.maxEntries(40));

const calculatorEntries = {
	calculator: v.picklist(calculatorProducts),
	state: stateCode,
	inputs: answers,
	result: v.optional(shownFigures, {}),
};

const funnelEntries = {
	product: v.picklist(productSlugs),
	funnel: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9/-]{0,79}$/)),
	state: noState,
	answers: v.optional(answers, {}),
};

/** The content of each kind of lead, under its wire names: the typed fields and what the page adds. */
const leadContentSchemas = {
	contact: v.object({
		purpose: v.optional(v.literal("contact"), "contact"),
		...leadFormSchemas.contact.entries,
	}),
	report: v.object({
		purpose: v.optional(v.literal("report"), "report"),
		...leadFormSchemas.report.entries,
		...calculatorEntries,
	}),
	estimate: v.object({
		purpose: v.optional(v.literal("estimate"), "estimate"),
		...leadFormSchemas.estimate.entries,
		...calculatorEntries,
	}),
	guide: v.object({ purpose: v.literal("guide"), ...leadFormSchemas.guide.entries, ...funnelEntries }),
	quote: v.pipe(
		v.object({ purpose: v.literal("quote"), ...leadFormSchemas.quote.entries, ...funnelEntries }),
		v.forward(v.partialCheck([["phone"], ["email"]], hasPhoneOrEmail, "phone_or_email"), ["phone"]),
	),
	offer: v.object({ purpose: v.literal("offer"), ...leadFormSchemas.offer.entries, ...funnelEntries }),
	chat: v.pipe(
		v.object({
			purpose: v.optional(v.literal("chat"), "chat"),
			...leadFormSchemas.chat.entries,
			product: v.optional(v.nullable(v.picklist(chatProducts)), null),
			state: noState,
			state_text: v.optional(line(100), ""),
			timeline: v.optional(v.nullable(v.picklist(chatTimelines)), null),
		}),
		v.forward(v.partialCheck([["phone"], ["email"]], hasPhoneOrEmail, "phone_or_email"), ["phone"]),
	),
	application: v.pipe(
		v.object({
			purpose: v.optional(v.literal("application"), "application"),
			...leadFormSchemas.application.entries,
		}),
		v.forward(v.partialCheck([["phone"], ["email"]], hasPhoneOrEmail, "phone_or_email"), ["phone"]),
	),
} as const satisfies Record<LeadKind, v.GenericSchema>;

export type LeadContent = v.InferOutput<(typeof leadContentSchemas)[LeadKind]>;

/** Reads a posted form. Its error codes are the same as the browser's. */
export function parseLeadContent(kind: LeadKind, input: unknown) {
	return v.safeParse(leadContentSchemas[kind] as v.GenericSchema<unknown, LeadContent>, input);
}
