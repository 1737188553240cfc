import type { CalculatorProduct } from "../calculators/calculator-products.ts";
import type { ChatTimeline } from "../chat/chat-options.ts";

/** What a lead says beyond who and how to reach; which of it is there depends on the kind of form. */
export interface LeadDetails {
	calculator?: CalculatorProduct;
	/** What was typed into the calculator, as its address carries it: figures are computed again from this. */
	inputs?: Record<string, string>;
	/** What the browser showed. Only to be read by staff: nobody checked it. */
	result?: Record<string, string | number | null>;
	/** Which funnel or landing page the form stood in. */
	funnel?: string;
	/** The funnel's questions and what was chosen or typed. */
	answers?: Record<string, string>;
	timeline?: ChatTimeline;
	/** What was typed where the assistant asked for the state. */
	stateText?: string;
}
