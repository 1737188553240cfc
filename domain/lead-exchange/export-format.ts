import type { PolicyFacts } from "../lead-desk/policy.ts";

export const exportFormats = ["csv", "json"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A lead in an exported file. `docs/lead-files.md` says what each field means. Without what a visitor's browser sent. */
export interface ExportedLead {
	id: string;
	receivedAt: string;
	kind: string;
	status: string;
	statusReason: string | null;
	valueCents: number | null;
	owner: string | null;
	firstName: string;
	lastName: string;
	email: string | null;
	phone: string | null;
	state: string | null;
	language: string;
	product: string | null;
	message: string;
	answers: object;
	referredBy: string | null;
	source: string | null;
	page: string;
	campaign: { source: string | null; medium: string | null; name: string | null };
	askedToStop: boolean;
	notOffered: boolean;
	contactDueAt: string;
	firstContactAt: string | null;
	nextTaskAt: string | null;
	appointment: { status: string; startsAt: string | null } | null;
	/** The newest first. */
	policies: ExportedPolicy[];
}

/** A policy in an exported file. */
export type ExportedPolicy = PolicyFacts & { id: string };

/** The version of the JSON file. It grows if a field gets another meaning or goes away. */
export const exportVersion = 1;
