import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

type DueColumns = Record<"status" | "firstContactAt" | "importId" | "isListed", AnyPgColumn>;

/** `lacksContact` of the domain, for a query. */
export function whoLackContact({ status, firstContactAt, importId }: Omit<DueColumns, "isListed">): SQL {
	return sql`${status} = 'new' AND ${firstContactAt} IS NULL AND ${importId} IS NULL`;
}

/** `isAwaiting` of the domain, for a query and for the indexes that it uses, which must have the same words. */
export function whoAwaitContact(lead: DueColumns): SQL {
	return sql`${lead.isListed} AND ${whoLackContact(lead)}`;
}
