/**
 * Journeys take turns: each run of `npm test` takes one of eight parts. `npm run test:long`, and Playwright by itself, take all.
 * A run always takes the ways on which a lead, a price, a consent and an account come about, which aren't in here. Everything
 * in here has tests below the browser, too, or is what few visits meet.
 */
export const journeysInTurn: readonly (readonly string[])[] = [
	[
		"audit",
		"blog-conflicts",
		"blog-publishing",
		"brand",
		"chat-layout",
		"faq-and-style-test",
		"first-run",
		"health",
		"lead-keys",
		"location",
		"not-found",
	],
	[
		"blog-writing",
		"calculator",
		"calculator-memory",
		"lead-persons",
		"lead-promises",
		"own-agency",
		"settings-evidence",
		"typed-values",
		"typefaces",
		"whole-figures",
	],
	[
		"blog-versions",
		"funnels",
		"guides",
		"launch",
		"lead-live",
		"optional-requests",
		"privacy-request",
		"second-factor-required",
		"staff",
		"tracking",
	],
	[
		"account-email",
		"blog-two-processes",
		"chat",
		"funnel-resume",
		"hardships",
		"language",
		"lead-emails",
		"lead-facts",
		"settings",
		"stories",
	],
	[
		"account-mails",
		"action-bar",
		"blog-translation",
		"careers",
		"first-visit",
		"lead-list",
		"offers",
		"pdf",
		"settings-two-processes",
		"staff-failures",
	],
	[
		"account-password",
		"blog-concerns",
		"blog-database-down",
		"error-screens",
		"lead-routing",
		"lead-today",
		"offline",
		"people",
		"planners",
		"profiler",
		"second-factor",
	],
	[
		"application-start",
		"blog-images",
		"calculator-figures",
		"desk-shell",
		"lead-exchange",
		"lead-registers",
		"pages",
		"settings-words",
		"state-banner",
		"typing-help",
		"without-popovers",
	],
	[
		"account",
		"blog",
		"blog-paste",
		"blog-register",
		"early-taps",
		"header",
		"keyboard",
		"lead-bin",
		"lead-page",
		"lead-webhooks",
		"print",
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
		"tests/security/offers.test.ts",
	],
	["scripts/upgrade.integration.test.ts", "tests/failure/backup.test.ts", "tests/failure/image.test.ts"],
	[
		"scripts/ledger-scripts.integration.test.ts",
		"server/platform/database/older-database.integration.test.ts",
		"tests/failure/floods.test.ts",
		"tests/security/host.test.ts",
	],
	[
		"scripts/demo.integration.test.ts",
		"server/backups/restore-backup.integration.test.ts",
		"tests/failure/data-folder.test.ts",
		"tests/failure/killed-postgres.test.ts",
		"tests/security/email.test.ts",
	],
];

/** The number of this run; null if it takes all. */
const readTurn = (text = process.env.TEST_TURN): number | null => (text ? Number(text) % turnCount : null);

/** How many values of one kind take turns, such as the languages. */
const valuesInTurn = 4;
/** Any file meets any value. */
export const turnCount = journeysInTurn.length * valuesInTurn;

/** The same commit always takes the same part. */
export function turnOf(commit: string): number {
	return Number.parseInt(commit.slice(0, 8), 16) % turnCount;
}

/** Patterns of the files that this run leaves out, for Playwright's `testIgnore`. */
export function filesOfOtherTurns(turn = readTurn()): string[] {
	return partsOfOtherTurns(journeysInTurn, turn).map((name) => `**/${name}.spec.ts`);
}

/** The files that this run leaves out, for Vitest's `exclude`. */
export const testsOfOtherTurns = (turn = readTurn()): string[] => partsOfOtherTurns(testsInTurn, turn);

function partsOfOtherTurns(parts: readonly (readonly string[])[], turn: number | null): string[] {
	return parts.filter((_, part) => turn !== null && part !== turn % parts.length).flat();
}

/** What values go by: a file that takes turns itself runs with all of them in time. */
const valueTurn = (turn: number) => Math.floor(turn / journeysInTurn.length);

/** The values of one kind that this run takes, such as pages, products or languages. */
export function ofThisTurn<T>(values: readonly T[], turn = readTurn()): T[] {
	return values.filter((_, index) => turn === null || index % valuesInTurn === valueTurn(turn));
}

/** One of these ways of the same test, such as the databases. Runs take them by turns; full runs take all. */
export function oneOfThisTurn<T>(ways: readonly T[], turn = readTurn()): T[] {
	return ways.filter((_, index) => turn === null || index === valueTurn(turn) % ways.length);
}
