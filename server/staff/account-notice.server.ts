import type { Locale } from "#domain/locale/locales.ts";
import type { AccountNotice } from "#domain/staff/notices.ts";
import { translator } from "#i18n/messages.server.ts";

/** Notices with an instruction, shown on the page. All others answer a post, and are toasts, too. */
const instructions = new Set<AccountNotice>(["confirm", "choosePassword", "resetPassword"]);
const good = new Set<AccountNotice>([
	"accountCreated",
	"mailRequested",
	"emailChanged",
	"accountDeleted",
	...instructions,
]);

/** A notice in the reader's language. */
export function accountNotice(locale: Locale, notice: AccountNotice) {
	const t = translator(locale, "account");
	return {
		tone: good.has(notice) ? ("good" as const) : ("bad" as const),
		title: t(`notices.${notice}.title`),
		text: t(`notices.${notice}.text`),
		isToast: !instructions.has(notice),
	};
}
