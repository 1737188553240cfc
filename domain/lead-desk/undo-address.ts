/** Where the form of the undo bar and of the audit log is posted to. */
export const undoPath = "/admin/undo";

/** The parameters of the page after a command, and of the page after its undo. */
const [undoName, undoneName] = ["undo", "undone"] as const;

/** The query that makes a page offer to undo a command. */
export function undoQuery(commandId: string): string {
	return `${undoName}=${commandId}`;
}

/** The command that an address asks about. */
export function readUndoQuery(query: { get(name: string): string | null }): { id: string; isUndone: boolean } | null {
	const [undo, undone] = [query.get(undoName), query.get(undoneName)];
	if (undone) return { id: undone, isUndone: true };
	return undo ? { id: undo, isUndone: false } : null;
}

/** The same address without what it says about a command. */
export function withoutUndo(address: Address): string {
	return without(address, /^(?:undo|undone)=/);
}

interface Address {
	pathname: string;
	search: string;
	hash: string;
}

function without({ pathname, search, hash }: Address, dropped: RegExp): string {
	const kept = search
		.replace(/^\?/, "")
		.split("&")
		.filter((field) => field && !dropped.test(field))
		.join("&");
	return `${pathname}${kept && `?${kept}`}${hash}`;
}

/** Printable characters only: it becomes a header. */
const ourPage = /^(\/admin(?:\/[\w.-]+)*)(\?[!-"$-~]*)?(#[\w-]*)?$/;

/** Where an undone command leads back to: the page of the dashboard that the form was on. The list for any other address. */
export function undonePath(back: unknown, commandId: string): string {
	const found = typeof back === "string" && back !== undoPath ? ourPage.exec(back) : null;
	const [, pathname = "/admin/leads", search = "", hash = ""] = found ?? [];
	// What was done is done no more.
	const page = without({ pathname, search, hash: "" }, /^(?:undo|undone|done)=/);
	return `${page}${page.includes("?") ? "&" : "?"}${undoneName}=${commandId}${hash}`;
}
