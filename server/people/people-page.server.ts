import { data, type RouterContextProvider, redirect } from "react-router";
import { readUndoQuery, undoQuery } from "#domain/lead-desk/undo-address.ts";
import { invitationDays } from "#domain/staff/invitation.ts";
import {
	isPeopleChange,
	type PeopleErrors,
	type PeopleFormSection,
	peoplePath,
	peopleSections,
	personPath,
} from "#domain/staff/people.ts";
import { secondFactorPath, withNext } from "#domain/staff/return-path.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { requestInfoContext, servicesContext, staffContext } from "../context.server.ts";
import { readForm } from "../platform/read-form.server.ts";
import { owedProof } from "./people-action.server.ts";
import { peopleForms } from "./post-people-form.server.ts";

interface PageArgs {
	request: Request;
	context: Readonly<RouterContextProvider>;
}

/** The data about the reader, and the last action, that both people pages show. */
export function readPeoplePage({ request, context }: PageArgs) {
	const by = context.get(staffContext);
	const locale = by.locale;
	const { searchParams } = new URL(request.url);
	// An undone action isn't a completed one.
	const done = readUndoQuery(searchParams)?.isUndone ? null : searchParams.get("done");
	const services = context.get(servicesContext);
	return {
		services,
		by,
		locale,
		copy: copyFor(locale, "people", { days: invitationDays }),
		roles: copyFor(locale, "admin").roles,
		owedProof: owedProof(by, services.clock()),
		/** Where the second factor is confirmed again. */
		provePath: withNext(secondFactorPath, new URL(request.url).pathname.replace(/\.data$/, "")),
		done: isPeopleChange(done) ? done : null,
	};
}

/** Carries out what a form of these pages asks for. */
export async function postPeopleForm({ request, context }: PageArgs, sections: readonly PeopleFormSection[]) {
	const fields = Object.fromEntries(await readForm(request));
	const section = peopleSections.find((name) => name === fields.section && sections.includes(name));
	if (!section) throw data(null, { status: 400 });
	const visit = { headers: request.headers, visitor: context.get(requestInfoContext) };
	const by = context.get(staffContext);
	const result = await peopleForms[section]({ services: context.get(servicesContext), visit, by, fields });
	if (result.ok) {
		const { done, person, command } = result;
		const undo = command ? `&${undoQuery(command)}` : "";
		throw redirect(`${person ? personPath(person) : peoplePath}?done=${done}${undo}`, 303);
	}
	const text = (value: unknown) => (typeof value === "string" ? value : "");
	const typed = { name: text(fields.name), email: text(fields.email) };
	const isLimit = result.code === "tooManyAttempts" || result.code === "tooManyInvitations";
	const errors: PeopleErrors = result.code === "invalid" ? result.errors : {};
	return data({ section, typed, ...result, errors }, isLimit ? 429 : 400);
}
