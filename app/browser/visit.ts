import type { KeyValueStore } from "#domain/site/key-value-store.ts";
import { isUuid } from "#domain/text/uuid.ts";
import { readJson } from "./stores.ts";

const visitKey = "sf_visit";
const campaignParameters = ["utm_source", "utm_medium", "utm_campaign"] as const;

type Campaign = Record<(typeof campaignParameters)[number], string | null>;

export interface Visit {
	/** Random, and deleted when the tab is closed: it connects the events of one visit, but never two visits. */
	sessionId: string;
	campaign: Campaign;
}

type VisitStore = Pick<KeyValueStore, "getItem" | "setItem">;

/** The current visit, or a new one. A campaign in the address replaces the stored one. */
export function continueVisit(storage: VisitStore, search: string, newId: () => string): Visit {
	const parameters = new URLSearchParams(search);
	const landing = Object.fromEntries(
		campaignParameters.map((name) => [name, parameters.get(name) || null]),
	) as Campaign;
	const known = readVisit(storage);
	const visit = {
		sessionId: known?.sessionId ?? newId(),
		campaign: Object.values(landing).some(Boolean) ? landing : (known?.campaign ?? landing),
	};
	storage.setItem(visitKey, JSON.stringify(visit));
	return visit;
}

function readVisit(storage: VisitStore): Visit | null {
	const stored = readJson(storage, visitKey) as Partial<Visit> | null;
	if (!stored || !isUuid(stored.sessionId)) return null;
	const campaign = Object.fromEntries(
		campaignParameters.map((name) => [name, textOrNull(stored.campaign?.[name])]),
	) as Campaign;
	return { sessionId: stored.sessionId, campaign };
}

function textOrNull(value: unknown): string | null {
	return typeof value === "string" && value !== "" ? value : null;
}
