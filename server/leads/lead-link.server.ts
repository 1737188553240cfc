import { toQuery } from "#domain/calculators/inputs-query.ts";
import { resumePath } from "#domain/funnels/resume-link.ts";
import { localizedPath } from "#domain/site/pages.ts";
import type { Env } from "../platform/env.server.ts";
import { inputsOfReport } from "./lead-estimate.server.ts";
import type { StoredLead } from "./read-lead.server.ts";

/** The page where visitors find their answers and their estimate again. Null if the lead has none to continue with. */
export function leadLink({ siteOrigin }: Pick<Env, "siteOrigin">, lead: StoredLead): string | null {
	const { locale, kind, details, state } = lead;
	if (kind === "quote") {
		// The form posts the state apart from the other answers.
		const answers = { ...details.answers, ...(state && { state }) };
		const path = details.funnel && resumePath(locale, details.funnel, answers);
		return path ? siteOrigin + path : null;
	}
	const inputs = inputsOfReport(lead);
	if (!inputs) return null;
	return `${siteOrigin}${localizedPath(locale, "/calculator")}?${toQuery(inputs)}`;
}
