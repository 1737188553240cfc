import type { Locale } from "#domain/locale/locales.ts";

/**
 * Shown wherever the name of the concept appears, because the name is another company's mark. We name no owner, because
 * the sources don't agree. Not a bank: section 655.922, Florida Statutes.
 */
export const ibcNotices: Readonly<Record<Locale, string>> = {
	en: "Infinite Banking Concept® is a registered trademark of its owner. {agency} is not affiliated with its owner and is not a bank.",
	es: "Infinite Banking Concept® es una marca registrada de su titular. {agency} no está afiliada a su titular y no es un banco.",
	pt: "Infinite Banking Concept® é uma marca registrada do seu titular. A {agency} não é afiliada ao titular e não é um banco.",
	ht: "Infinite Banking Concept® se yon mak anrejistre ki pou mèt li. {agency} pa gen lyen ak mèt mak la, e se pa yon bank li ye.",
};

/** Tells readers of another language, before they apply, that documents are in English. Null in English. */
export const englishDocuments: Readonly<Record<Locale, string | null>> = {
	en: null,
	es: "La solicitud y la póliza están en inglés. Las repasamos con usted antes de que firme.",
	pt: "A proposta e a apólice são em inglês. Lemos as duas com você antes de você assinar.",
	ht: "Aplikasyon an ak polis la an angle. N ap li yo avèk ou anvan ou siyen.",
};
