import { useTranslations } from "use-intl";
import { useClaims, usePageLocale } from "#app/browser/page-frame.tsx";
import { agency } from "#content/agency.ts";
import type { ChatProduct } from "#domain/chat/chat-options.ts";
import { type ChatNote, offeredInstead } from "#domain/chat/qualification.ts";
import { type SalesRefusal, salesRefusal } from "#domain/claims/selling.ts";
import { stateWords } from "#domain/location/state-names.ts";
import { useRefusalText } from "../location/use-refusal-text.ts";

/** Why nothing may be sold to the visitor; null if it may, or if the visitor wants to work with us. */
export function useChatRefusal(): (product: ChatProduct, state: string | null) => SalesRefusal | null {
	const claims = useClaims();
	return (product, state) => (product === "recruiting" ? null : salesRefusal({ product, state }, claims, agency));
}

/** The sentence on what the agency can do about a product in a state, and what else it offers there. */
export function useNoteText() {
	const t = useTranslations("chat");
	const textOf = useRefusalText();
	const refusalOf = useChatRefusal();
	const locale = usePageLocale();
	return (note: ChatNote, product: ChatProduct, state: string | null): string => {
		const refusal = refusalOf(product, state);
		if (refusal) return textOf(refusal, state, product === "recruiting" ? null : product);
		const instead = state ? offeredInstead(product, state) : [];
		return t(`notes.${note}`, {
			...stateWords(state ?? "", locale),
			products: instead.map((other) => t(`products.${other}`)).join(", "),
		});
	};
}
