import { agency } from "#content/agency.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatDateTime } from "#i18n/format.ts";
import { type Messages, translator } from "#i18n/messages.server.ts";
import type { DeskUser } from "../work/lead-reader.server.ts";
import { bulkChangeText } from "./change-choices.server.ts";
import type { OwnBulk } from "./undo-bulk-change.server.ts";

interface Screen {
	reader: DeskUser;
	locale: Locale;
	copy: Messages["leadDesk"];
	people: readonly { id: string; name: string }[];
}

/** The reader's bulk changes in words: what was changed, how many leads, what was left alone, what was undone. */
export function toldBulks(bulks: readonly OwnBulk[], screen: Screen) {
	const counts = translator(screen.locale, "leadDeskCounts");
	return bulks.map(({ id, name, count, skipped, undone, createdAt, mayUndo }) => {
		const left = undone ? undone.skipped : skipped;
		return {
			...{ id, mayUndo, change: bulkChangeText(name, screen) },
			result: undone ? counts("restored", { count: undone.restored }) : counts("changed", { count }),
			left: left > 0 ? counts(undone ? "notRestored" : "skipped", { count: left }) : null,
			at: createdAt.toISOString(),
			time: formatDateTime(screen.locale, createdAt, agency.timeZone),
		};
	});
}
