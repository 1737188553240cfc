import { agency } from "#content/agency.ts";
import { dueState } from "#domain/lead-desk/due-state.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { LeadFilter } from "#domain/lead-desk/lead-filter.ts";
import { timeDistance } from "#domain/lead-desk/time-distance.ts";
import { isLocale, type Locale, localeNames } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { formatDateTime, formatMoney } from "#i18n/format.ts";
import { type Messages, translator } from "#i18n/messages.server.ts";
import { statusName } from "../../leads/status-name.server.ts";
import { addressOnList, type ListedLead } from "./list-leads.server.ts";

interface Told {
	locale: Locale;
	now: Date;
	reader: LeadActor;
	filter: LeadFilter;
	copy: Messages["leadDesk"];
	people: readonly { id: string; name: string }[];
}

/** The leads as the list shows them, in the reader's language and the agency's time zone. */
export function leadLines(rows: readonly ListedLead[], { locale, now, reader, filter, copy, people }: Told) {
	const counts = translator(locale, "leadDesk.filled");
	const summary = translator(locale, "leadSummary");
	const shell = translator(locale, "shell");
	const tell = clockOf(locale, now);
	const productOf = ({ product }: ListedLead) =>
		product && (product === "recruiting" ? summary("recruiting") : shell(`services.${product}`));
	return rows.map((row) => {
		const { id, name, owner, status, nextTaskAt } = row;
		const due = dueState({ ...row, isListed: !row.isQuarantined }, now);
		const isLateTask = nextTaskAt !== null && nextTaskAt < now;
		return {
			id,
			name,
			status,
			address: addressOnList(row, filter),
			select: counts("selectLead", { name }),
			request: [row.importId ? copy.flags.imported : summary(`kinds.${row.kind}`), productOf(row)]
				.filter(Boolean)
				.join(" · "),
			state: row.state === null ? null : (jurisdictionName(row.state, locale) ?? row.state),
			language: isLocale(row.locale) ? { locale: row.locale, name: localeNames[row.locale] } : null,
			statusText: statusName(status, locale),
			owner: owner && {
				// Some accounts have no name but their address, which the list of people knows.
				name:
					owner.id === reader.userId ? copy.cells.you : (people.find(({ id }) => id === owner.id)?.name ?? owner.name),
				isReader: owner.id === reader.userId,
			},
			received: tell(row.createdAt),
			/** When the first response is due. Null if nobody waits for one. */
			due:
				due === "overdue" || due === "dueSoon" || due === "waiting"
					? { ...tell(row.contactDueAt), isLate: due === "overdue", isSoon: due === "dueSoon" }
					: null,
			contact: row.lastContactAt && tell(row.lastContactAt),
			value: row.valueCents === null ? null : formatMoney(locale, row.valueCents / 100),
			task: nextTaskAt && { ...tell(nextTaskAt), isLate: isLateTask, isSoon: false },
			marks: [
				row.isTest && { text: summary("test"), isGood: false },
				row.isQuarantined && { text: copy.marks.spam, isGood: false },
				row.suppressed && { text: copy.marks.suppressed, isGood: false },
				row.notOffered && { text: copy.marks.notOffered, isGood: false },
				row.isCallable && { text: copy.marks.callable, isGood: true },
			].filter((mark) => mark !== false),
		};
	});
}

/** Says how far away a moment is: "3 hours ago", "Due in 2 days", "Overdue by 5 minutes". */
function clockOf(locale: Locale, now: Date) {
	const counts = translator(locale, "leadDesk.filled");
	return (at: Date) => {
		const { direction, unit, count } = timeDistance(at, now);
		const isNow = unit === "minutes" && count === 0;
		return {
			iso: at.toISOString(),
			exact: formatDateTime(locale, at, agency.timeZone),
			ago: isNow ? counts("ago.now") : counts(`ago.${unit}`, { count }),
			due: direction === "ago" ? counts(`late.${unit}`, { count }) : counts(`left.${unit}`, { count }),
		};
	};
}
