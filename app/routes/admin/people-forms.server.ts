import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { undoQuery } from "#domain/lead-desk/undo-address.ts";
import {
	type PeopleErrors,
	type PeopleFormSection,
	peoplePath,
	peopleSections,
	personPath,
} from "#domain/staff/people.ts";
import { requestInfoContext, servicesContext, staffContext } from "#server/context.server.ts";
import { peopleForms } from "#server/people/post-people-form.server.ts";
import { readForm, textsOf } from "#server/platform/read-form.server.ts";

/** Carries out what a form of the people pages asks for. */
export async function postPeopleForm(
	{ request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
	sections: readonly PeopleFormSection[],
) {
	const form = await readForm(request);
	const fields = Object.fromEntries(form);
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
	const { current: _, ...typed } = textsOf(form);
	const isLimit = result.code === "tooManyAttempts" || result.code === "tooManyInvitations";
	const errors: PeopleErrors = result.code === "invalid" ? result.errors : {};
	return data({ section, typed, ...result, errors }, isLimit ? 429 : 400);
}
