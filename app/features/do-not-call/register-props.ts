import type { Messages } from "#i18n/messages.server.ts";

export type DoNotCallCopy = Messages["doNotCall"];

export interface StateChoice {
	code: string;
	name: string;
}

/** A form that was refused: what was typed, and what is wrong, in the reader's language. */
export interface RefusedForm {
	typed: Record<string, string>;
	errors: Partial<Record<string, string>>;
}
