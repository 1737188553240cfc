import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Services } from "../../services.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";
import { notePresence, othersPresent } from "./presence.server.ts";

/** Writes down that somebody has the lead open, and says who else has. */
export async function readPresence(
	services: Pick<Services, "clock" | "database">,
	{ userId }: LeadActor,
	{ id, revision }: DeskLead,
	locale: Locale,
) {
	await notePresence(services, id, userId);
	const names = await othersPresent(services, id, userId);
	const t = translator(locale, "leadTimeline");
	return { revision, text: names.length > 0 ? t("present", { count: names.length, names: names.join(", ") }) : null };
}
