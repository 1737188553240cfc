import type { StoryCopy } from "#app/features/stories/story-copy.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { copyFor } from "#i18n/messages.server.ts";

export function storyCopy(locale: Locale): StoryCopy {
	const { assumptions, limits } = copyFor(locale, "pages").service;
	return { ...copyFor(locale, "stories"), assumptions, limits };
}
