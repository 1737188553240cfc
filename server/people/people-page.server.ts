import type { RouterContextProvider } from "react-router";
import { agency } from "#content/agency.ts";
import { readUndoQuery } from "#domain/lead-desk/undo-address.ts";
import { invitationDays } from "#domain/staff/invitation.ts";
import { isPeopleChange } from "#domain/staff/people.ts";
import { secondFactorPath, withNext } from "#domain/staff/return-path.ts";
import { hoursOfOffice } from "#domain/team/staff-record.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "../context.server.ts";
import { owedProof } from "./people-action.server.ts";

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
		officeHours: hoursOfOffice(agency.hours),
		/** Where the second factor is confirmed again. */
		provePath: withNext(secondFactorPath, new URL(request.url).pathname.replace(/\.data$/, "")),
		done: isPeopleChange(done) ? done : null,
	};
}
