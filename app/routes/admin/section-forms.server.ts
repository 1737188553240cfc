import { data, type LoaderFunctionArgs, redirect, redirectDocument } from "react-router";
import type { FactErrors, FormSection } from "#domain/settings/form-rules.ts";
import { sectionUploads } from "#domain/settings/section-uploads.ts";
import { sectionPath } from "#domain/settings/settings-address.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { textsOf } from "#server/platform/read-form.server.ts";
import { isProved } from "#server/second-factor/recent-proof.server.ts";
import { postSection } from "#server/settings/post-settings.server.ts";
import { pageOfRequest } from "#server/settings/settings-page.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { postProof } from "./proof-forms.server.ts";

const noErrors: FactErrors = {};

/** Saves or restores a section of the settings, once the admin has proved who they are. */
export async function postSectionForm(
	args: Pick<LoaderFunctionArgs, "request" | "context">,
	section: FormSection,
	form: FormData,
) {
	const { context } = args;
	const path = sectionPath(section);
	if (form.get("intent") === "prove") {
		return postProof(args, form.get("password"), pageOfRequest(args.request, section));
	}
	const typed = textsOf(form);
	// The proof may have ended while somebody typed.
	if (!isProved(args)) return data({ errors: noErrors, typed }, 403);
	const services = context.get(servicesContext);
	const by = await readLeadActor(services, context.get(staffContext));
	const file = form.get(sectionUploads[section]?.field ?? "");
	const result = await postSection(services, by, section, typed, file instanceof File ? file : null);
	// The style of the page that is open has the colors of before.
	const lead = section === "brand" ? redirectDocument : redirect;
	if (result.ok) throw lead(`${path}?done=saved`, 303);
	if (result.code === "unknown" || result.code === "gone") throw data(null, { status: 400 });
	if (result.code === "newer") return data({ newer: true, errors: noErrors, typed }, 409);
	return data({ errors: result.errors, typed }, 400);
}
