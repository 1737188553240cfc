import { confirmedUntil, isConfirmed } from "#domain/claims/confirmation.ts";
import { fieldsOfInsurer } from "#domain/settings/insurers-form.ts";
import { proofPath, recordPath } from "#domain/settings/settings-address.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { dayWords, type RecordPage } from "./record-page.server.ts";

const section = "insurers";

export const insurersPage: RecordPage = {
	list({ facts: { insurers }, locale, today }) {
		const { standing: words, change } = copyFor(locale, "settings").insurers;
		const t = translator(locale, "settings.filled");
		return insurers.map(({ id, name, naicCode, rating, confirmation }) => {
			const isShown = isConfirmed(confirmation, today);
			return {
				id,
				name,
				detail: t("insurer", { code: naicCode, grade: rating.grade, day: dayWords(rating.on, locale) }),
				language: null,
				isShown,
				standing:
					isShown && confirmation
						? t("shownUntil", { day: dayWords(confirmedUntil(confirmation), locale) })
						: words[confirmation ? "ended" : "unconfirmed"],
				isAlarming: !isShown,
				change: { to: recordPath(section, id), label: change },
				evidence: confirmation?.file ? proofPath(section, confirmation.file.id) : null,
				mayWithdraw: true,
			};
		});
	},
	form({ facts: { insurers } }, id) {
		const found = insurers.find((one) => one.id === id);
		return found ? { fields: fieldsOfInsurer(found), document: found.confirmation?.file?.name ?? null } : null;
	},
};
