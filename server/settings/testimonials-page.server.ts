import type { Testimonial } from "#domain/agency/testimonial.ts";
import { permittedUntil, testimonialStanding } from "#domain/claims/testimonials.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { permissionPath, sectionPath } from "#domain/settings/settings-address.ts";
import { formatDate } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";

/** The testimonials as the page lists them. @param today `YYYY-MM-DD` in the agency's time zone */
export function listTestimonials(list: readonly Testimonial[], locale: Locale, today: string) {
	const { standing: words } = copyFor(locale, "settings").testimonials;
	const t = translator(locale, "settings.filled");
	return list.map((testimonial) => {
		const { id, name, language, review, permission } = testimonial;
		const standing = testimonialStanding(testimonial, today);
		const day = permission && formatDate(locale, new Date(`${permittedUntil(permission)}T12:00:00Z`), "UTC");
		return {
			id,
			name,
			language,
			quote: review[language],
			isShown: standing === "shown",
			standing: standing === "shown" && day ? t("shownUntil", { day }) : words[standing],
			change: `${sectionPath("testimonials")}?change=${id}`,
			permission: permission?.file ? permissionPath(permission.file) : null,
		};
	});
}

/** "Maria G.: not shown, …" for each one that visitors don't read. */
export function hiddenTestimonials(list: readonly Testimonial[], locale: Locale, today: string): string[] {
	return listTestimonials(list, locale, today).flatMap(({ name, isShown, standing }) =>
		isShown ? [] : `${name}: ${standing}`,
	);
}

/** The testimonial that the address asks to change. */
export function changedTestimonial(list: readonly Testimonial[], request: Request): Testimonial | undefined {
	const asked = new URL(request.url).searchParams.get("change");
	return list.find(({ id }) => id === asked);
}
