import { type BulkChange, bulkChangeName, parseBulkChange } from "#domain/lead-desk/bulk-change.ts";
import { type LeadActor, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import { leadStatuses, lossReasons } from "#domain/lead-desk/lead-status.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { copyFor, type Messages, translator } from "#i18n/messages.server.ts";

interface Screen {
	reader: LeadActor;
	locale: Locale;
	copy: Messages["leadDesk"];
	people: readonly { id: string; name: string }[];
}

/** The changes that this person may make to several leads, in groups. Each option is a `bulkChangeName`. */
export function changeChoices({ reader, locale, copy, people }: Screen) {
	const words = translator(locale, "leadPage");
	const lost = lossReasons.map((reason) => ({
		value: bulkChangeName({ kind: "status", status: "lost", reason }),
		label: translator(locale, "leadDesk.filled")("lost", { reason: words(`reasons.${reason}`) }),
	}));
	const statuses = leadStatuses.flatMap((status) =>
		status === "lost"
			? lost
			: [{ value: bulkChangeName({ kind: "status", status, reason: null }), label: words(`statuses.${status}`) }],
	);
	const seesAll = mayWorkAllLeads(reader.role);
	const others = people.filter(({ id }) => id !== reader.userId);
	const ownedBy = (ownerId: string | null, label: string) => ({
		value: bulkChangeName({ kind: "owner", ownerId }),
		label,
	});
	const owners = [
		ownedBy(reader.userId, copy.bulk.me),
		...(seesAll ? [...others.map(({ id, name }) => ownedBy(id, name)), ownedBy(null, copy.bulk.noOne)] : []),
	];
	const released = seesAll ? [{ value: bulkChangeName({ kind: "released" }), label: copy.bulk.released }] : [];
	const deleted = seesAll ? [{ value: bulkChangeName({ kind: "deleted" }), label: copy.bulk.deleted }] : [];
	return { statuses, owners, released, deleted };
}

/** A bulk change in words: "Lost: Price", "Owner: Ana". */
export function bulkChangeText(
	name: string,
	{ reader, locale, people }: Pick<Screen, "locale" | "people"> & { reader: Pick<LeadActor, "userId"> },
): string {
	const copy = copyFor(locale, "leadDesk");
	const change = parseBulkChange(name);
	return change ? wordsOf(change) : name;

	function wordsOf(given: BulkChange): string {
		const counts = translator(locale, "leadDesk.filled");
		const words = translator(locale, "leadPage");
		if (given.kind === "released" || given.kind === "deleted") return copy.bulk[given.kind];
		if (given.kind === "status") {
			return given.reason
				? counts("lost", { reason: words(`reasons.${given.reason}`) })
				: words(`statuses.${given.status}`);
		}
		if (given.ownerId === null) return counts("owner", { name: copy.bulk.noOne });
		if (given.ownerId === reader.userId) return counts("owner", { name: copy.bulk.me });
		return counts("owner", { name: people.find(({ id }) => id === given.ownerId)?.name ?? "–" });
	}
}
