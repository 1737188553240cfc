import { type LeadReader, mayWorkAllLeads } from "./lead-access.ts";
import { type LeadFilter, noLeadFilter } from "./lead-filter.ts";

/** The lists that everybody works from, in the order of their tabs. */
const views = {
	/** The deadline of the first contact has passed. */
	overdue: { due: "overdue", sort: "due" },
	new: { status: "new" },
	mine: { owner: "mine" },
	unassigned: { owner: "none" },
	/** The first open task is due today or before. */
	followUp: { task: "today", sort: "nextTask" },
	callable: { callable: true, sort: "callable" },
	quarantine: { spam: true },
} as const satisfies Record<string, Partial<LeadFilter>>;

export type BuiltInView = keyof typeof views;
export const builtInViews = Object.keys(views) as readonly BuiltInView[];

/** The filter of a view. Its address names the view, too, so that its tab is the current one. */
export function filterOfView(view: BuiltInView): LeadFilter {
	return { ...noLeadFilter, ...views[view], view };
}

/** Only admins see the quarantine. */
export function viewsFor(reader: Pick<LeadReader, "role">): readonly BuiltInView[] {
	return builtInViews.filter((view) => view !== "quarantine" || mayWorkAllLeads(reader.role));
}
