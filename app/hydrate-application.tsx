import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { announceStart } from "./start-event.ts";

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
