import { beforeAllEvents, printCursor } from "#domain/lead-desk/lead-event.ts";
import type { Database } from "../../platform/database/client.server.ts";
import { newestCursor } from "./read-lead-events.server.ts";

/** Read before a page's rows, because events after this place may not be on the page. */
export async function readLiveCursor(db: Database): Promise<string> {
	return printCursor((await newestCursor(db)) ?? beforeAllEvents);
}
