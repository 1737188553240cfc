import type { ActionResult } from "#domain/action-result.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { RulesErrors } from "#domain/routing/routing-rules.ts";
import type { Services } from "../../services.server.ts";
import { readTypedRules, saveRules } from "./save-rules.server.ts";
import { type Trial, tryRules } from "./try-rules.server.ts";

/**
 * Carries out what a form of the page asks for: to save the rules, or to try them. `try:` may name the lead that is
 * explained. `unknown`: it asks for nothing that there is.
 * @returns what a trial found; null if the rules were saved
 */
export async function postRouting(
	services: Pick<Services, "clock" | "database" | "leadIndex">,
	by: LeadActor,
	{ intent = "", ...fields }: Readonly<Record<string, string>>,
	locale: Locale,
): Promise<ActionResult<{ trial: Trial | null }, "notAllowed" | "unknown", RulesErrors>> {
	if (intent === "save") {
		const saved = await saveRules(services, by, fields);
		return saved.ok ? { ok: true, trial: null } : saved;
	}
	if (intent !== "try" && !intent.startsWith("try:")) return { ok: false, code: "unknown" };
	const { db } = services.database;
	const now = services.clock();
	const read = await readTypedRules(db, now, fields);
	if (!read.ok) return { ok: false, code: "invalid", errors: read.errors };
	const explain = intent.slice("try:".length) || (fields.explain ?? "");
	return { ok: true, trial: await tryRules({ db, now }, read.rules, explain, locale) };
}
