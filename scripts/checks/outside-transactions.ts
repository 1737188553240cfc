/**
 * Inside `db.transaction((transaction) => …)` only `transaction` may be used. On the embedded database, which has one
 * connection, `db` would wait for the transaction that waits for it; on PostgreSQL its work would not belong to the
 * transaction. Uses inside a called function are found only by the guard at run time.
 */
export function usesOutsideTransactions(path: string, source: string): string[] {
	const code = withoutComments(source);
	return [...code.matchAll(/\.transaction\(/g)].flatMap((call) => {
		const start = call.index + call[0].length;
		const callback = code.slice(start, endOfArguments(code, start));
		if (!/^\s*(?:async\s*)?(?:\(|\w+\s*=>|function\b)/.test(callback)) return [];
		return [...callback.matchAll(databaseItself)].map((use) => {
			const line = code.slice(0, start + use.index).split("\n").length;
			return `${path}:${line} uses ${use[0]} inside a transaction; use the callback's parameter`;
		});
	});
}

/** `db`, `database`, `services.database` … as a value: followed by a dot, or passed on. */
const databaseItself = /(?<![\w$.#"'`])(?:[\w$]+\.)*(?:database|db)\b(?=\s*[.,)\]}])/g;

/** Keeps the lines, so that their numbers stay true. */
function withoutComments(source: string): string {
	return source.replace(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(,])\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, " "));
}

/** @returns where the parenthesis that was opened before `start` closes */
function endOfArguments(code: string, start: number): number {
	let depth = 1;
	for (let index = start; index < code.length; index++) {
		if (code[index] === "(") depth++;
		else if (code[index] === ")") depth--;
		if (depth === 0) return index;
	}
	return code.length;
}
