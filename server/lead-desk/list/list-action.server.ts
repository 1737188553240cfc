import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { readColumns } from "#domain/lead-desk/lead-columns.ts";
import { parseLeadFilter, unreadFilters } from "#domain/lead-desk/lead-filter.ts";
import type { ViewRefusal } from "#domain/lead-desk/saved-view.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import type { Services } from "../../services.server.ts";
import { deleteView, renameView, saveView } from "./lead-views.server.ts";
import { keepColumns } from "./list-columns.server.ts";

export const viewDone = ["saved", "renamed", "columns"] as const;
export type ViewDone = (typeof viewDone)[number];

/** With success comes what was done, for the address of the page that comes next. */
type ListResult =
	| { ok: true; query: { done: ViewDone; view?: string } | { undo: string } }
	/** `at` is where a name was refused: the form that saves a view, `new`, or that of the view with this id. */
	| { ok: false; code: ViewRefusal; at: string; name: string };

type Parts = Pick<Services, "clock" | "database">;

/** Carries out what a form of the list asks for. Null if it asks for nothing that there is. */
export async function postListForm(
	services: Parts,
	by: LeadActor,
	{ form, query }: { form: FormData; query: URLSearchParams },
): Promise<ListResult | null> {
	const [intent, id] = [form.get("intent"), readRowId(form.get("id"))];
	const name = String(form.get("name") ?? "");
	if (intent === "columns") {
		await keepColumns(services.database.db, by.userId, readColumns(form.getAll("column")));
		return { ok: true, query: { done: "columns" } };
	}
	if (intent === "save-view" && unreadFilters(query).length === 0) {
		const scope = form.get("scope") === "team" ? "team" : "own";
		const saved = await saveView(services, by, { name, scope, filter: parseLeadFilter(query) });
		return saved.ok ? { ok: true, query: { done: "saved", view: saved.id } } : { ...saved, at: "new", name };
	}
	if (intent === "rename-view" && id) {
		const renamed = await renameView(services, by, { id, name });
		return renamed.ok ? { ok: true, query: { done: "renamed" } } : { ...renamed, at: id, name };
	}
	if (intent === "delete-view" && id) {
		const deleted = await deleteView(services, by, id);
		return deleted.ok ? { ok: true, query: { undo: deleted.command } } : { ...deleted, at: id, name };
	}
	return null;
}
