import { data, type RouterContextProvider, redirect } from "react-router";
import { agency } from "#content/agency.ts";
import { doNotCallPath, resultsPath } from "#domain/do-not-call/register-address.ts";
import type { RegisterErrors } from "#domain/do-not-call/register-form.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName, jurisdictions } from "#domain/location/jurisdictions.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { translator } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { addAreaList } from "#server/do-not-call/add-area-list.server.ts";
import { addNumberCheck } from "#server/do-not-call/add-number-check.server.ts";
import { acceptResults, uploadResults } from "#server/do-not-call/add-results.server.ts";
import { removeList } from "#server/do-not-call/remove-list.server.ts";
import { readForm, textsOf } from "#server/platform/read-form.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";

interface Args {
	request: Request;
	context: Readonly<RouterContextProvider>;
}

/** Completed actions on the register's pages. Their sentences are in `doNotCall.done`. */
const registerDone = ["list-added", "results-added", "number-added", "list-removed"] as const;

/** The user of the register, their language, and the agency's current date. */
export async function readRegisterPage({ request, context }: Args) {
	const services = context.get(servicesContext);
	const signedIn = context.get(staffContext);
	const by = await readLeadActor(services, signedIn);
	const { searchParams } = new URL(request.url);
	const locale = signedIn.locale;
	return {
		services,
		signedIn,
		by,
		searchParams,
		locale,
		states: jurisdictions
			.map(({ abbr }) => ({ code: abbr, name: jurisdictionName(abbr, locale) ?? abbr }))
			.sort((one, other) => one.name.localeCompare(other.name)),
		today: zonedTime(services.clock(), agency.timeZone).date,
		done: registerDone.find((one) => one === searchParams.get("done")) ?? null,
	};
}

/** The sentences of errors, by field. `found` is what the file has in place of what was expected. */
function inWords(errors: RegisterErrors, locale: Locale, found: Record<string, string | number> = {}) {
	const t = translator(locale, "doNotCall");
	const named = { line: 0, found: "", ...found };
	return Object.fromEntries(
		Object.entries(errors).flatMap(([field, code]) => (code ? [[field, t(`errors.${code}`, named)]] : [])),
	) as Partial<Record<string, string>>;
}

function refused(typed: Record<string, string>, errors: Partial<Record<string, string>>) {
	return data({ typed, errors }, 400);
}

/** Receives a list of area codes. */
export async function postAreaList(args: Args) {
	const { services, by, locale } = await readRegisterPage(args);
	const added = await addAreaList(services, by, args.request);
	if (added.ok) throw redirect(`${doNotCallPath}?done=list-added`, 303);
	if (added.code === "notAForm") throw data(null, { status: 400 });
	const { typed, errors, fault } = added;
	return refused(typed, inWords(errors, locale, { line: fault?.line ?? 0, found: fault?.found ?? "" }));
}

/** Receives a service's file, or what its columns mean. */
export async function postResults(args: Args) {
	const { services, by, locale } = await readRegisterPage(args);
	const form = await readForm(args.request);
	const typed = textsOf(form);
	const fields = Object.fromEntries(form);
	if (typed.intent === "upload") {
		const uploaded = await uploadResults(services, by, fields);
		if (uploaded.ok) throw redirect(`${resultsPath}?file=${uploaded.id}`, 303);
		return refused(typed, inWords(uploaded.errors, locale));
	}
	const id = readRowId(typed.file);
	if (typed.intent !== "accept" || !id) throw data(null, { status: 400 });
	const accepted = await acceptResults(services, by, id, fields);
	if (accepted.ok) throw redirect(`${doNotCallPath}?done=results-added`, 303);
	// Somebody else accepted it, or a day has passed.
	if (accepted.code === "gone") throw redirect(resultsPath, 303);
	return refused(typed, inWords(accepted.errors, locale, { found: accepted.found ?? "" }));
}

/** Keeps the check of one number, or removes a list. */
export async function postRegister(args: Args) {
	const { services, by, locale } = await readRegisterPage(args);
	const form = await readForm(args.request);
	const typed = textsOf(form);
	if (typed.intent === "remove") {
		const listId = readRowId(typed.list);
		if (listId) await removeList(services, by, listId);
		throw redirect(`${doNotCallPath}?done=list-removed`, 303);
	}
	if (typed.intent !== "number") throw data(null, { status: 400 });
	const added = await addNumberCheck(services, by, typed);
	if (added.ok) throw redirect(`${doNotCallPath}?done=number-added&number=${encodeURIComponent(added.key)}`, 303);
	return refused(typed, inWords(added.errors, locale));
}
