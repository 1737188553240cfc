import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { parseLeadFilter, unreadFilters } from "#domain/lead-desk/lead-filter.ts";
import type { ViewRefusal } from "#domain/lead-desk/saved-view.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import type { Services } from "../../services.server.ts";
import { deleteView, renameView, saveView, type ViewResult } from "./lead-views.server.ts";

/** The result of an action, for the address of the next page. */
export type ListDone = { done: ViewDone; view?: string } | { undo: string };
export const viewDone = ["saved", "renamed"] as const;
export type ViewDone = (typeof viewDone)[number];

/** Where a view's name was refused: at the form that saves one, or at that of the view with this id. */
export interface ListRefused {
	refusal: ViewRefusal;
	at: string;
	name: string;
}

type Parts = Pick<Services, "clock" | "database">;

/** Carries out what a form of the list asks for. Null if it asks for nothing that there is. */
export async function postListForm(
	services: Parts,
	by: LeadActor,
	{ form, query }: { form: FormData; query: URLSearchParams },
): Promise<ListDone | ListRefused | null> {
	const [intent, id] = [form.get("intent"), readRowId(form.get("id"))];
	const name = String(form.get("name") ?? "");
	const refused = (result: ViewResult, at: string) =>
		"refusal" in result ? { refusal: result.refusal, at, name } : null;
	if (intent === "save-view" && unreadFilters(query).length === 0) {
		const scope = form.get("scope") === "team" ? "team" : "own";
		const result = await saveView(services, by, { name, scope, filter: parseLeadFilter(query) });
		return "id" in result ? { done: "saved", view: result.id } : refused(result, "new");
	}
	if (intent === "rename-view" && id) {
		const result = await renameView(services, by, { id, name });
		return "id" in result ? { done: "renamed" } : refused(result, id);
	}
	if (intent === "delete-view" && id) {
		const command = await deleteView(services, by, id);
		return command ? { undo: command } : { refusal: "gone", at: id, name };
	}
	return null;
}
