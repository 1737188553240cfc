/** The results of one phase of `npm test`. */
export interface PhaseResults {
	passed: number;
	/** The names of tests that failed, and of files that could not be run. */
	failed: string[];
	/** Tests that passed only when they ran once more. They are in `passed`. */
	secondTries: string[];
	/** Journeys that a slow machine left no time for. */
	notRun?: string[];
	files: FileTime[];
}

export interface FileTime {
	file: string;
	seconds: number;
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
	suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
	specs: {
		title: string;
		file: string;
		line: number;
		tests: { status: string; annotations?: { description?: string }[]; results: { duration: number }[] }[];
	}[];
	suites?: PlaywrightSuite[];
}

/** The reason with which `tests/support/e2e.ts` skips a journey once the time of the whole run is used up. */
export const outOfTime = "the time of the whole run is used up";

export function playwrightResults({ suites }: PlaywrightReport): PhaseResults {
	const results = { passed: 0, failed: [], secondTries: [], notRun: [], files: [] } as Required<PhaseResults>;
	const milliseconds = new Map<string, number>();
	for (const { title, file, line, tests } of suites.flatMap(specsOf)) {
		const name = `${file}:${line} ${title}`;
		for (const { status, annotations = [], results: tries } of tests) {
			if (annotations.some(({ description }) => description === outOfTime)) results.notRun.push(name);
			if (status === "unexpected") results.failed.push(name);
			if (status === "flaky") results.secondTries.push(name);
			if (status === "expected" || status === "flaky") results.passed += 1;
			const took = tries.reduce((sum, { duration }) => sum + duration, 0);
			milliseconds.set(file, (milliseconds.get(file) ?? 0) + took);
		}
	}
	results.files = [...milliseconds].map(([file, sum]) => ({ file, seconds: sum / 1000 }));
	return results;
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite["specs"] {
	return [...specs, ...suites.flatMap(specsOf)];
}
