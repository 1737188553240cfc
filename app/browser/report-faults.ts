import type { ClientErrorSource } from "#domain/site/client-error.ts";

/** Reports errors that nothing else caught. Those of browser extensions are not ours. */
export function reportFaults(source: ClientErrorSource): void {
	window.addEventListener("error", ({ error, filename }) => {
		// Scripts may dispatch an event of their own without a file.
		if (String(filename).startsWith(window.location.origin)) void reportFault(error, source);
	});
	window.addEventListener("unhandledrejection", ({ reason }) => {
		const stack = reason instanceof Error ? reason.stack : undefined;
		if (stack?.includes(`${window.location.origin}/`)) void reportFault(reason, source);
	});
}

/** Its script is fetched only when something fails. If that can't be fetched either, nothing is left to do. */
export async function reportFault(error: unknown, source: ClientErrorSource): Promise<void> {
	const reporter = await import("./report-error.ts").catch(() => undefined);
	reporter?.reportError(error, source);
}
