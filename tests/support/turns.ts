/**
 * Journeys about what has a test below the browser, too, or what few visits meet. Each run of `npm test` takes one of four
 * parts of them; `npm run test:long`, and Playwright by itself, take all. What brings, shows or guards a lead, a price, a
 * consent or an account is not in here: it runs each time.
 */
export const journeysInTurn: readonly (readonly string[])[] = [
	[
		"action-bar",
		"blog",
		"blog-concerns",
		"blog-paste",
		"blog-versions",
		"calculator-figures",
		"chat-layout",
		"error-screens",
		"guides",
		"keyboard",
		"lead-exchange",
		"lead-live",
		"lead-routing",
		"people",
		"settings",
		"settings-evidence",
	],
	[
		"application-start",
		"blog-conflicts",
		"blog-images",
		"blog-register",
		"blog-writing",
		"calculator-memory",
		"desk-shell",
		"faq-and-style-test",
		"first-run",
		"header",
		"launch",
		"lead-bin",
		"lead-keys",
		"lead-registers",
		"print",
		"profiler",
	],
	[
		"audit",
		"blog-database-down",
		"blog-publishing",
		"blog-translation",
		"blog-two-processes",
		"early-taps",
		"first-visit",
		"funnel-resume",
		"lead-emails",
		"lead-persons",
		"lead-promises",
		"lead-today",
		"not-found",
		"optional-requests",
		"own-agency",
		"pages",
		"planners",
	],
	[
		"careers",
		"health",
		"language",
		"lead-facts",
		"lead-webhooks",
		"offline",
		"pdf",
		"privacy-request",
		"settings-two-processes",
		"settings-words",
		"staff-failures",
		"state-banner",
		"stories",
		"tracking",
		"typed-values",
		"typefaces",
		"typing-help",
		"whole-figures",
		"without-popovers",
	],
];

/**
 * Tests of Vitest, by file, that start and stop many processes or databases and are about what few changes touch. Whether a
 * lead, a consent or an account is kept has tests that run each time.
 */
export const testsInTurn: readonly (readonly string[])[] = [
	[
		"server/platform/database/embedded-copies.integration.test.ts",
		"server/platform/database/scrub-files.integration.test.ts",
		"tests/failure/hung-database.test.ts",
	],
	[
		"scripts/upgrade.integration.test.ts",
		"server/platform/database/older-database.integration.test.ts",
		"tests/failure/backup.test.ts",
		"tests/failure/image.test.ts",
	],
	["scripts/ledger-scripts.integration.test.ts", "tests/failure/floods.test.ts"],
	[
		"scripts/demo.integration.test.ts",
		"server/backups/restore-backup.integration.test.ts",
		"tests/failure/data-folder.test.ts",
		"tests/failure/killed-postgres.test.ts",
	],
];

/** The part that this run takes; null if it takes all. */
const readTurn = (text = process.env.TEST_TURN): number | null => (text ? Number(text) % journeysInTurn.length : null);

/** The same commit always takes the same part. */
export function turnOf(commit: string): number {
	return Number.parseInt(commit.slice(0, 8), 16) % journeysInTurn.length;
}

/** Patterns of the files that this run leaves out, for Playwright's `testIgnore`. */
export function filesOfOtherTurns(turn = readTurn()): string[] {
	return partsOfOtherTurns(journeysInTurn, turn).map((name) => `**/${name}.spec.ts`);
}

/** The files that this run leaves out, for Vitest's `exclude`. */
export const testsOfOtherTurns = (turn = readTurn()): string[] => partsOfOtherTurns(testsInTurn, turn);

function partsOfOtherTurns(parts: readonly (readonly string[])[], turn: number | null): string[] {
	return parts.filter((_, part) => turn !== null && part !== turn).flat();
}

/** The values of one kind that this run takes, such as pages, products or languages. */
export function ofThisTurn<T>(values: readonly T[], turn = readTurn()): T[] {
	return values.filter((_, index) => turn === null || index % journeysInTurn.length === turn);
}

/** One of these ways of the same test, such as the databases. Runs take them by turns; full runs take all. */
export function oneOfThisTurn<T>(ways: readonly T[], turn = readTurn()): T[] {
	return ways.filter((_, index) => turn === null || index === turn % ways.length);
}
