import { phoneKey } from "../contacts/match-key.ts";

const american = /^\+1(\d{3})(\d{3})(\d{4})$/;
/** Only a number, with its signs. */
const plain = /^[\d\s()+.\p{Pd}]*$/u;

/**
 * A number as Americans write it: `(305) 555-0123`. As it was typed if it is from another country, or if something else
 * is beside it, such as an extension or a second number.
 */
export function phoneText(typed: string): string {
	const [, area, exchange, line] = american.exec(phoneKey(typed) ?? "") ?? [];
	const isWhole = plain.test(typed) && typed.replace(/\D/g, "").length <= 11;
	return area && isWhole ? `(${area}) ${exchange}-${line}` : typed;
}
