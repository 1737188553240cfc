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
/** Answers as an address or a form carries them: few, short, one line each. */
const answers = v.pipe(v.record(fieldName, line(200)), v.maxEntries(40));
const figure = v.nullable(v.union([line(200), v.pipe(v.number(), v.finite())]));
const shownFigures = v.pipe(v.record(fieldName, figure), v.maxEntries(40));

const funnelEntries = {
	product: v.picklist(productSlugs),
	funnel: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9/-]{0,79}$/)),
	state: noState,
	answers: v.optional(answers, {}),
};

/** All that a form of each kind sends, by its wire names: what was typed, and what the page around it knew. */
export const leadContentSchemas = {
	contact: v.object({
		purpose: v.optional(v.literal("contact"), "contact"),
		...leadFormSchemas.contact.entries,
	}),
	report: v.object({
		purpose: v.optional(v.literal("report"), "report"),
		...leadFormSchemas.report.entries,
		calculator: v.picklist(calculatorProducts),
		state: stateCode,
		inputs: answers,
		result: v.optional(shownFigures, {}),
	}),
	guide: v.object({ purpose: v.literal("guide"), ...leadFormSchemas.guide.entries, ...funnelEntries }),
	quote: v.object({ purpose: v.literal("quote"), ...leadFormSchemas.quote.entries, ...funnelEntries }),
	offer: v.object({ purpose: v.literal("offer"), ...leadFormSchemas.offer.entries, ...funnelEntries }),
	chat: v.object({
		purpose: v.optional(v.literal("chat"), "chat"),
		...leadFormSchemas.chat.entries,
		product: v.optional(v.nullable(v.picklist(chatProducts)), null),
		state: noState,
		state_text: v.optional(line(100), ""),
		timeline: v.optional(v.nullable(v.picklist(chatTimelines)), null),
	}),
} as const satisfies Record<LeadKind, v.GenericSchema>;

/** Reads what a posted form says; its codes are the same as the browser's. */
export function parseLeadContent(purpose: LeadKind, input: unknown) {
	const schema = purpose === "chat" ? reachableChat : leadContentSchemas[purpose];
	return v.safeParse(schema as v.GenericSchema<unknown, LeadContent>, input);
}

const reachableChat = v.pipe(
	leadContentSchemas.chat,
	v.forward(v.partialCheck([["phone"], ["email"]], hasPhoneOrEmail, "phone_or_email"), ["phone"]),
);

export type LeadContent = v.InferOutput<(typeof leadContentSchemas)[LeadKind]>;
