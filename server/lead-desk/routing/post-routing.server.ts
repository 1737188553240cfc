import { data, redirect } from "react-router";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { routingPath } from "#domain/lead-desk/lead-address.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { RulesErrors } from "#domain/routing/routing-rules.ts";
import type { Services } from "../../services.server.ts";
import { readTypedRules, saveRules } from "./save-rules.server.ts";
import { type Trial, tryRules } from "./try-rules.server.ts";

/** The answer to the form of the rules, if it doesn't lead to another page. */
export interface RoutingAnswer {
	/** The submitted fields, so that they stay. */
	fields: Record<string, string>;
	errors: RulesErrors;
	trial: Trial | null;
}

/**
 * Carries out what a form of the page asks for: to save the rules, or to try them. `try:` may name the lead that is
 * explained.
 */
export async function postRouting(
	services: Pick<Services, "clock" | "database" | "leadIndex">,
	by: LeadActor,
	form: FormData,
	locale: Locale,
): Promise<RoutingAnswer> {
	const fields = Object.fromEntries(
		[...form].flatMap(([name, value]) => (typeof value === "string" && name !== "intent" ? [[name, value]] : [])),
	);
	const intent = String(form.get("intent") ?? "");
	if (intent === "save") {
		const saved = await saveRules(services, by, fields);
		if (saved.ok) throw redirect(`${routingPath}?done=saved`, 303);
		if (saved.code === "notAllowed") throw data(null, { status: 403 });
		return { fields, errors: saved.errors, trial: null };
	}
	if (intent !== "try" && !intent.startsWith("try:")) throw data(null, { status: 400 });
	const { db } = services.database;
	const read = await readTypedRules(db, fields);
	if (!read.ok) return { fields, errors: read.errors, trial: null };
	const explain = intent.slice("try:".length) || (fields.explain ?? "");
	return { fields, errors: {}, trial: await tryRules({ db, now: services.clock() }, read.rules, explain, locale) };
}
