import { mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import { parseLeadFilter, unreadFilters } from "#domain/lead-desk/lead-filter.ts";
import type { Actor } from "#domain/staff/actor.ts";
import type { Services } from "../../services.server.ts";
import { readLeadActor } from "../../staff/lead-actor.server.ts";
import { logLiveRead } from "../../staff/log-live-read.server.ts";
import { readListPage } from "../list/list-page.server.ts";
import { readTodayPage } from "../today/today-page.server.ts";

type Parts = Pick<Services, "clock" | "database" | "limiter" | "log">;

/**
 * The current content of an open page.
 * @param asked `page` is `list` or `today`, `query` that of its address
 * @returns null if there is no such page
 */
export async function refreshPage(parts: Parts, by: Actor, asked: { page?: unknown; query?: unknown }) {
	const { userId, ip, locale } = by;
	const reading = { userId, ip };
	if (typeof asked.query !== "string" || asked.query.length > 2000) return null;
	const search = new URLSearchParams(asked.query);
	const reader = await readLeadActor(parts, by);
	if (asked.page === "list") {
		const filter = { filter: parseLeadFilter(search), unread: unreadFilters(search) };
		const page = await readListPage(parts, reader, filter, locale);
		await logLiveRead(parts, { ...reading, page: "leads", rows: page.rows.length });
		return page;
	}
	if (asked.page === "today") {
		const isEverybodys = mayWorkAllLeads(by.role) && search.get("whose") === "everybody";
		const page = await readTodayPage(parts, reader, isEverybodys ? "everybody" : "mine", locale);
		await logLiveRead(parts, { ...reading, page: "today", rows: page.rows.length });
		return page;
	}
	return null;
}
