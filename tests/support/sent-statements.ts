import { vi } from "vitest";
import type { Database } from "#server/platform/database/client.server.ts";

interface Session {
	prepareQuery(query: { sql: string }, ...more: unknown[]): unknown;
}

/** The SQL that a database is sent while something runs, outside transactions. */
export async function sentStatements(db: Database, run: () => Promise<unknown>): Promise<string[]> {
	const { session } = db as unknown as { session: Session };
	const prepare = vi.spyOn(session, "prepareQuery");
	try {
		await run();
		return prepare.mock.calls.map(([query]) => query.sql);
	} finally {
		prepare.mockRestore();
	}
}
