import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reportFaults } from "./browser/report-faults.ts";
import { loadTypefaces } from "./fonts/typefaces.ts";
import { announceStart } from "./start-event.ts";

// The staff pages are one application. A public page starts with `entry.page.ts`.
void loadTypefaces();
reportFaults("application");
/** The element that contains the application. Something between the server and the browser may have cut it out. */
if (document.getElementById("root")) startTransition(start);
else announceStart("rootless");

function start(): void {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
			<Started />
		</StrictMode>,
		{
			onUncaughtError(error) {
				window.reportError(error);
				announceStart("failed");
			},
		},
	);
}

function Started() {
	useEffect(() => announceStart("started"), []);
	return null;
}
