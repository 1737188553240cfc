import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { Rolldown } from "vite";
import { pageEntry } from "./page-entry.ts";

/** What a public page loads once it is painted and the browser is idle. */
const idle = [
	"app/features/consent/connect-cookie-notice.ts",
	"app/features/location/show-location.ts",
	"app/features/office-hours/show-opening.ts",
	"app/features/quick-price/fill-quick-price.ts",
];
/** What hydrates an island. */
const island = ["app/islands/hydrate-island.tsx"];
const staffEntry = "app/entry.client.tsx";
/** What every page of the desk loads. */
const frame = ["app/root.tsx", staffEntry, "app/routes/admin/admin-layout.tsx"];
/** The page that staff open most. */
const list = ["app/routes/admin/leads.tsx"];
const lead = ["app/routes/admin/lead.tsx"];
const account = globSync("app/routes/account/*.tsx");
const otherPages = globSync(["app/routes/admin/*.tsx", "app/routes/blog/preview.tsx"]);
/** What as many pages of staff need is one file. */
const many = 8;

/**
 * Files made on purpose: on a slow connection each further file costs a round trip, and its headers are as long as a small
 * file. Who loads a module decides in which file it is. Each file imports only from those above it. The bundler splits
 * everything else.
 */
const files = [
	/**
	 * For public pages and for staff: what starts a page, what it needs later, states, products and time zones, what
	 * hydrates, and parts of forms.
	 */
	"shared",
	"shared-idle",
	"facts",
	"react",
	"parts",
	"checks",
	/** For public pages. */
	"page",
	"idle",
	"island",
	/** For staff. */
	"router",
	"desk",
	"forms",
	"lead",
	"account",
] as const;
type File = (typeof files)[number];

export const pageScripts = files.map((file) => ({
	debugName: file,
	name: (id: string, graph: Rolldown.ChunkingContext) => (fileOf(id, graph) === file ? file : null),
}));

function fileOf(id: string, graph: Rolldown.ChunkingContext): File | null {
	// It runs when it is loaded. It stays a file of its own, which the page names.
	if (id.endsWith(`/${staffEntry}`)) return null;
	const by = loadedBy(graph);
	const pages = by.staff.filter((page) => page.has(id)).length;
	if (pages === 0) return by.page.has(id) ? "page" : by.idle.has(id) ? "idle" : by.island.has(id) ? "island" : null;
	const isFirst = by.frame.has(id) || by.list.has(id);
	if (by.page.has(id)) return "shared";
	if (by.idle.has(id)) return isFirst ? "shared-idle" : "facts";
	if (by.island.has(id)) return "react";
	// The page of a lead loads this file, so what only settings need stays out of it.
	const isOften = pages >= many || by.lead.has(id) || by.account.has(id);
	if (by.anyPage.has(id)) return isFirst ? "parts" : pages > 1 && isOften ? "checks" : null;
	if (id.includes("/node_modules/react-router/")) return "router";
	// What a single page needs is in its own file.
	if (pages === 1 && !by.frame.has(id)) return null;
	if (isFirst) return "desk";
	if (pages >= many) return "forms";
	return by.lead.has(id) ? "lead" : by.account.has(id) ? "account" : null;
}

type Modules = ReadonlySet<string>;
type LoadedBy = Record<"page" | "idle" | "island" | "anyPage" | "frame" | "list" | "lead" | "account", Modules> & {
	staff: Modules[];
};

let known: LoadedBy | undefined;

/** The modules that are loaded at once by each of these, and by any public page at any time. */
function loadedBy(graph: Rolldown.ChunkingContext): LoadedBy {
	const imported = (roots: readonly string[], later = false) => importedFrom(roots, graph, later);
	known ??= {
		page: imported([pageEntry]),
		idle: imported(idle),
		island: imported(island),
		anyPage: imported([pageEntry], true),
		frame: imported(frame),
		list: imported(list),
		lead: imported(lead),
		account: imported(account),
		staff: [...new Set([...frame, ...account, ...otherPages])].map((page) => imported([page])),
	};
	return known;
}

/** The ids of these modules and of all that they import, also what they import later. */
function importedFrom(roots: readonly string[], graph: Rolldown.ChunkingContext, later: boolean): Modules {
	const found = new Set(roots.map((root) => resolve(root)));
	for (const id of found) {
		const info = graph.getModuleInfo(id);
		for (const next of info?.importedIds ?? []) found.add(next);
		if (later) for (const next of info?.dynamicallyImportedIds ?? []) found.add(next);
	}
	return found;
}
