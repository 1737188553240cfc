import type { CalculatorProduct } from "../calculators/calculator-products.ts";
import type { ChatTimeline } from "../chat/chat-options.ts";
import type { Application } from "./application.ts";

/** A lead's content besides name and contact details. Which properties are set depends on the kind. */
export interface LeadDetails {
	calculator?: CalculatorProduct;
	/** The calculator's inputs in the format of its address. Figures are computed again from them. */
	inputs?: Record<string, string>;
	/** The figures that the browser showed. Unchecked, so for staff to read only. */
	result?: Record<string, string | number | null>;
	/** The funnel or landing page with the form. */
	funnel?: string;
	/** By the names of the funnel's questions. */
	answers?: Record<string, string>;
	timeline?: ChatTimeline;
	/** The text typed when the chat asked for the state. */
	stateText?: string;
	application?: Application;
}
