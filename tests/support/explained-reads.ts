import { type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf, type Transaction } from "#server/platform/database/client.server.ts";

/** The reads of a statement, as EXPLAIN (ANALYZE, BUFFERS) reports them. */
export interface Reads {
	/** Rows and index entries that scans returned or left out by a filter, of all tables. */
	rows: number;
	/** Pages of 8 KB, from the cache or not. */
	pages: number;
	/** The names of the indexes. */
	indexes: string[];
}

interface PlanNode {
	"Node Type": string;
	"Index Name"?: string;
	"Actual Rows": number;
	"Actual Loops": number;
	"Rows Removed by Filter"?: number;
	"Rows Removed by Index Recheck"?: number;
	"Shared Hit Blocks"?: number;
	"Shared Read Blocks"?: number;
	Plans?: PlanNode[];
}

/** Scans of what other nodes have read already. */
const inner = new Set(["CTE Scan", "WorkTable Scan", "Subquery Scan", "Values Scan", "Function Scan"]);

/** Runs `work`, and then explains each statement that it sent in one transaction, settings included. */
export async function readsOf(db: Database, work: () => Promise<unknown>): Promise<Reads> {
	const statements = await recordStatements(db, work);
	const reads: Reads = { rows: 0, pages: 0, indexes: [] };
	await db.transaction(async (transaction) => {
		for (const statement of statements) addPlan(await explain(transaction, statement), reads);
	});
	return reads;
}

async function explain(transaction: Transaction, statement: SQL): Promise<PlanNode> {
	const result = await transaction.execute<{ "QUERY PLAN": unknown }>(
		sql`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement}`,
	);
	const found = rowsOf(result)[0]?.["QUERY PLAN"];
	const [plan] = (typeof found === "string" ? JSON.parse(found) : found) as [{ Plan: PlanNode }];
	return plan.Plan;
}

function addPlan(plan: PlanNode, reads: Reads): void {
	reads.pages += (plan["Shared Hit Blocks"] ?? 0) + (plan["Shared Read Blocks"] ?? 0);
	addReads(plan, reads);
}

function addReads(node: PlanNode, reads: Reads): void {
	if (node["Node Type"].includes("Scan") && !inner.has(node["Node Type"])) {
		const left = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
		reads.rows += (node["Actual Rows"] + left) * node["Actual Loops"];
	}
	if (node["Index Name"]) reads.indexes.push(node["Index Name"]);
	for (const child of node.Plans ?? []) addReads(child, reads);
}

interface Session {
	prepareQuery(query: { sql: string; params: unknown[] }, ...rest: unknown[]): unknown;
}

async function recordStatements(db: Database, work: () => Promise<unknown>): Promise<SQL[]> {
	const { session } = db as unknown as { session: Session };
	const [prepareQuery, transaction] = [session.prepareQuery, db.transaction];
	// Everything goes through one session, which is listened to.
	db.transaction = ((work: (db: Database) => Promise<unknown>) => work(db)) as unknown as typeof transaction;
	const statements: SQL[] = [];
	session.prepareQuery = (query, ...rest) => {
		const parts = query.sql.split(/\$\d+/).map((text, index) => {
			const isLast = index === query.params.length;
			return isLast ? sql.raw(text) : sql`${sql.raw(text)}${query.params[index]}`;
		});
		statements.push(sql.join(parts));
		return prepareQuery.call(session, query, ...rest);
	};
	try {
		await work();
	} finally {
		Object.assign(session, { prepareQuery });
		db.transaction = transaction;
	}
	return statements;
}
