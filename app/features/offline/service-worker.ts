import { locales } from "#domain/locale/locales.ts";
import { offlinePath } from "#domain/pages/offline-page.ts";
import { answer } from "./answer-requests.ts";
import { keepPageMessage, outboxSyncTag } from "./background-sync.ts";
import { ruleFor } from "./cache-rules.ts";
import { deliverInBackground } from "./deliver-in-background.ts";
import { assetsOfPage } from "./page-assets.ts";
import { copiesOf } from "./worker-caches.ts";

interface WorkerEvent extends Event {
	waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WorkerEvent {
	request: Request;
	preloadResponse: Promise<Response | undefined>;
	respondWith(response: Promise<Response>): void;
}
interface ServiceWorkerScope {
	addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
	addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
	addEventListener(type: "sync", listener: (event: WorkerEvent & { tag: string }) => void): void;
	addEventListener(
		type: "message",
		listener: (event: WorkerEvent & { data: unknown; source: { url: string } | null }) => void,
	): void;
	skipWaiting(): Promise<void>;
	registration: { navigationPreload?: { enable(): Promise<void> } };
	clients: { claim(): Promise<void> };
}

/** Filled in by the build. */
declare const BUILD_ID: string;
declare const OFFLINE_ASSETS: readonly string[];
declare const ISLAND_ASSETS: Readonly<Record<string, readonly string[]>>;

const scope = self as unknown as ServiceWorkerScope;
const offlinePages = locales.map(offlinePath);
/** They have the agency's number, which an admin may change. */
const dayMs = 86_400_000;
const kept = copiesOf(BUILD_ID, offlinePages);

// A new version takes over at once. Pages that are open keep the files of their own version.
scope.addEventListener("install", (event) => {
	event.waitUntil(kept.fetchMissing(offlinePages).then(() => scope.skipWaiting()));
});

scope.addEventListener("activate", (event) => {
	const tasks = [kept.deleteOld(), scope.registration.navigationPreload?.enable(), scope.clients.claim()];
	event.waitUntil(Promise.allSettled(tasks));
});

scope.addEventListener("fetch", (event) => {
	const response = answer(event, kept);
	if (response) event.respondWith(response);
});

// Stores an open page that has become idle, with all it needs.
scope.addEventListener("message", (event) => {
	const { data, source } = event;
	if (data === keepPageMessage && source) event.waitUntil(keepWhole(new URL(source.url)));
});

async function keepWhole({ href, pathname }: URL): Promise<void> {
	await kept.fetchMissing(offlinePages, dayMs);
	await kept.fetchMissing(OFFLINE_ASSETS);
	if (ruleFor({ method: "GET", mode: "navigate", url: href }, location.origin) !== "page") return;
	await kept.fetchMissing([pathname]);
	const html = await (await kept.find(pathname))?.text();
	if (html) await kept.fetchMissing(assetsOfPage(html, ISLAND_ASSETS));
}

scope.addEventListener("sync", (event) => {
	if (event.tag === outboxSyncTag) event.waitUntil(deliverInBackground());
});
