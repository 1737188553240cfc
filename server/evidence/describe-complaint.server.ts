import { complaintChannels, complaintSeverities, complaintStatuses } from "#domain/complaints/complaint.ts";
import type { EvidenceComplaint } from "#domain/evidence/evidence-records.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { type EvidenceWords, joinLines } from "./evidence-words.server.ts";

/** A complaint with its answer, and what was changed of it. */
export function complaintText(complaint: EvidenceComplaint, { date, local, locale }: EvidenceWords): string {
	const t = translator(locale, "complaints");
	const channel = complaintChannels.find((one) => one === complaint.channel);
	const status = complaintStatuses.find((one) => one === complaint.status);
	const severity = complaintSeverities.find((one) => one === complaint.severity);
	const say = (field: "words" | "regulator" | "fileNumber" | "insurer" | "product" | "name" | "answer") =>
		complaint[field] && `${t(`fields.${field}`)}: ${complaint[field]}`;
	return joinLines(
		joinLines(
			channel && t(`channels.${channel}`),
			status && t(`statuses.${status}`),
			severity && t(`severities.${severity}`),
		),
		say("name"),
		say("words"),
		say("product"),
		say("insurer"),
		say("regulator"),
		say("fileNumber"),
		complaint.dueOn && `${t("fields.dueOn")}: ${date(complaint.dueOn)}`,
		complaint.answeredOn && `${t("fields.answeredOn")}: ${date(complaint.answeredOn)}`,
		say("answer"),
		t("history.recorded", { who: complaint.recordedBy, at: local(complaint.recorded) }),
		...complaint.changes.map(({ at, by, after }) =>
			joinLines(
				t("history.changed", { who: by, at: local(at) }),
				...Object.entries(after ?? {}).map(([name, value]) => changeText(name, value, locale)),
			),
		),
	);
}

/** "Status: In progress". Values that this version of the site has no words for stay as they are stored. */
function changeText(name: string, value: unknown, locale: Locale): string {
	const { fields, statuses, severities, channels, history } = copyFor(locale, "complaints");
	const names: Readonly<Record<string, string>> = fields;
	const values: Readonly<Record<string, string>> = { ...statuses, ...severities, ...channels };
	const text = String(value ?? "");
	const isChoice = name === "status" || name === "severity" || name === "channel";
	return `${names[name] ?? name}: ${(isChoice && values[text]) || text || history.nothing}`;
}
