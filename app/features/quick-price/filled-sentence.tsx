import { Fragment } from "react";
import { amountSlot, part } from "./quick-price-form.ts";

/** A sentence of the server with a place for each amount that the script knows, in the order of `names`. */
export function FilledSentence({ text, names }: { text: string; names: readonly ("price" | "low" | "high")[] }) {
	return text.split(amountSlot).map((words, index) => (
		<Fragment key={names[index] ?? "end"}>
			{words}
			{names[index] && <span {...part(names[index])} className="whitespace-nowrap" />}
		</Fragment>
	));
}
