/** A filter by several values: leads that have one of them, or that have none of them. */
export interface Choice {
	isNot: boolean;
	/** `emptyField` stands for leads whose field is empty. */
	values: readonly string[];
}

export const notThese = "not";
export const emptyField = "none";

/** More than there are states. */
export const maxChosen = 60;

/**
 * Reads `new,contacted` or `not,new,contacted`. Null if it names nothing: a form sends what its select says, even if none
 * of its boxes is checked.
 * @param order the values in the order of their boxes, if there are boxes
 */
export function readChoice(text: string, order: readonly string[] = []): Choice | null {
	const words = text.split(",").map((word) => word.trim());
	const isNot = words.includes(notThese);
	const values = [...new Set(words)].filter((word) => word !== "" && word !== notThese);
	values.sort((one, other) => order.indexOf(one) - order.indexOf(other));
	return values.length === 0 ? null : { isNot, values };
}

/** What `readChoice` reads. */
export function choiceText({ isNot, values }: Choice): string {
	return [...(isNot ? [notThese] : []), ...values].join(",");
}

/** True if a choice leaves the value in. */
export function isChosen(text: string | null, value: string): boolean {
	const choice = text === null ? null : readChoice(text);
	return choice === null || choice.values.includes(value) !== choice.isNot;
}
