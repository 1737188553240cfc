import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import type { ChatProduct } from "#domain/chat/chat-options.ts";
import { type ChatNote, offeredInstead } from "#domain/chat/qualification.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";

/** The sentence on what the agency can do about a product in a state, and what else it offers there. */
export function useNoteText() {
	const t = useTranslations("chat");
	const locale = usePageLocale();
	return (note: ChatNote, product: ChatProduct, state: string | null): string => {
		const instead = state ? offeredInstead(product, state) : [];
		return t(`notes.${note}`, {
			state: (state && jurisdictionName(state, locale)) ?? "",
			products: instead.map((other) => t(`products.${other}`)).join(", "),
		});
	};
}
