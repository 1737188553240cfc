import type { RouterContextProvider } from "react-router";
import type { Locale } from "#domain/locale/locales.ts";
import type { CheckedRecord } from "#domain/settings/check-mail-records.ts";
import type { MailRecord } from "#domain/settings/mail-records.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "../context.server.ts";
import { smtpHostOf } from "../platform/mail/mailer.server.ts";
import { type checkMailDomain, recordsFor } from "./check-mail-domain.server.ts";
import type { TestEmailResult } from "./send-test-email.server.ts";
import { readSectionPage } from "./settings-page.server.ts";

/** The sender with its versions, the way that emails go, and what the domain needs. It asks no name server. */
export async function readMailPage(args: { request: Request; context: Readonly<RouterContextProvider> }) {
	const { locale, email } = args.context.get(staffContext);
	const { env } = args.context.get(servicesContext);
	const page = await readSectionPage(args, "mail");
	const { mailFrom = "", dkimSelector = "" } = page.fields;
	const t = translator(locale, "settings.filled");
	const host = smtpHostOf(env);
	return {
		...page,
		transport: host ? t("mail.through", { host }) : page.copy.mail.test.files,
		recipient: t("mail.recipient", { to: email }),
		records: describeRecords(recordsFor({ mailFrom, dkimSelector }, env), locale),
	};
}

/** What became of the test email. */
export function describeTest(result: TestEmailResult, locale: Locale) {
	const { results } = copyFor(locale, "settings").mail.test;
	if (!result.ok && result.code === "limited") return { tone: "bad" as const, ...results.limited };
	const { title, text } = results[result.ok ? result.handover.to : result.code];
	const said = translator(locale, "settings.filled")("mail.said", { from: result.from, answer: answerIn(result) });
	return { tone: result.ok ? ("good" as const) : ("bad" as const), title, text: `${said} ${text}` };
}

/** The words of the mail server, the name of the file, or why there is neither. */
function answerIn(result: Exclude<TestEmailResult, { code: "limited" }>): string {
	if (!result.ok) return result.code === "refused" ? result.answer : result.reason;
	return result.handover.to === "server" ? result.handover.answer : `outbox/${result.handover.file}`;
}

/** What name servers said, or that they are not asked again so soon. */
export function describeRecordCheck(result: Awaited<ReturnType<typeof checkMailDomain>>, locale: Locale) {
	if (result.ok) return { records: describeRecords(result.records, locale), notice: null };
	return { records: null, notice: { tone: "bad" as const, ...copyFor(locale, "settings").mail.records.limited } };
}

const shownValues = 5;
const shownLength = 300;

function describeRecords(records: readonly (MailRecord | CheckedRecord)[], locale: Locale) {
	const text = copyFor(locale, "settings").mail.records;
	return records.map((record) => {
		const { kind, type, name } = record;
		const checked = "state" in record ? record : null;
		const suggested = checked?.state === "found" ? null : record.suggested;
		const isOpen = checked?.state !== "found" && !suggested;
		const unneeded = record.isNotNeeded && !checked ? text.notes.spfNotNeeded : null;
		const note = checked?.note ? text.notes[checked.note] : (unneeded ?? (isOpen && text.fromService));
		return {
			id: `${kind}-${name}`,
			title: kind.toUpperCase(),
			why: text.kinds[kind],
			type,
			name,
			state: checked && { isGood: ["found", "notNeeded"].includes(checked.state), label: text.states[checked.state] },
			seen: [...new Set(checked?.seen)].slice(0, shownValues).map((value) => value.slice(0, shownLength)),
			note: note || null,
			suggested,
		};
	});
}
