import { permittedUntil, testimonialStanding } from "#domain/claims/testimonials.ts";
import { proofPath, recordPath } from "#domain/settings/settings-address.ts";
import { fieldsOfTestimonial } from "#domain/settings/testimonials-form.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { dayWords, type RecordPage } from "./record-page.server.ts";

const section = "testimonials";

export const testimonialsPage: RecordPage = {
	list({ facts: { testimonials }, locale, today }) {
		const { standing: words, change } = copyFor(locale, "settings").testimonials;
		const t = translator(locale, "settings.filled");
		return testimonials.map((testimonial) => {
			const { id, name, language, review, permission } = testimonial;
			const standing = testimonialStanding(testimonial, today);
			const isShown = standing === "shown";
			return {
				id,
				name,
				detail: `“${review[language]}”`,
				language,
				isShown,
				standing:
					isShown && permission
						? t("shownUntil", { day: dayWords(permittedUntil(permission), locale) })
						: words[standing],
				isAlarming: !isShown,
				change: { to: recordPath(section, id), label: change },
				evidence: permission?.file ? proofPath(section, permission.file) : null,
				mayWithdraw: true,
			};
		});
	},
	form({ facts: { testimonials } }, id) {
		const found = testimonials.find((one) => one.id === id);
		return found ? { fields: fieldsOfTestimonial(found), document: found.permission?.document || null } : null;
	},
};
