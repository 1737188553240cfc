import { eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { leadImports } from "#database/schema.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { deskService } from "../../leads/desk-service.server.ts";
import type { Database } from "../../platform/database/client.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";

/** Which file a lead came from, when it was imported, and who imported it; or that staff entered it. Null for a visitor's lead. */
export async function describeOrigin(
	db: Database,
	{ importId, service }: Pick<DeskLead, "importId" | "service">,
	locale: Locale,
): Promise<string | null> {
	if (service === deskService) return translator(locale, "leadPage")("add.origin");
	if (importId === null) return null;
	const [found] = await db.select().from(leadImports).where(eq(leadImports.id, importId));
	if (!found) return null;
	const { fileName, staffName, startedAt, createdAt } = found;
	const at = formatDateTime(locale, startedAt ?? createdAt, agency.timeZone);
	return translator(locale, "leadExchange")("import.fromFile", { file: fileName, at, who: staffName });
}
