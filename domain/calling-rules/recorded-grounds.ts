import { doubts } from "../calling-window/call-hours.ts";
import type { HoursWarning } from "../calling-window/calling-window.ts";
import type { ListExemption } from "./listed-number.ts";
import { type CallBasis, callBases } from "./may-call.ts";

/** The grounds of an open call. */
export interface CallGrounds {
	basis: CallBasis;
	exemptions: readonly ListExemption[];
	warnings: readonly HoursWarning[];
}

/** Reads it from the record of a call. Without a basis it was an inquiry, the usual one. */
export function readGrounds({
	basis,
	exemptions,
	warnings,
}: {
	basis?: unknown;
	exemptions?: unknown;
	warnings?: unknown;
}): CallGrounds {
	return {
		basis: callBases.find((one) => one === basis) ?? "inquiry",
		exemptions: Array.isArray(exemptions) ? exemptions.filter(isExemption) : [],
		warnings: Array.isArray(warnings) ? warnings.filter(isWarning) : [],
	};
}

function isExemption(stored: unknown): stored is ListExemption {
	if (typeof stored !== "object" || stored === null) return false;
	const { list, by, law } = stored as Partial<Record<string, unknown>>;
	const isGround = by === "consent" || by === "inquiry" || by === "purchase";
	return typeof list === "string" && isGround && typeof law === "string";
}

function isWarning(stored: unknown): stored is HoursWarning {
	if (typeof stored !== "object" || stored === null) return false;
	const { state, source, doubt } = stored as Partial<Record<string, unknown>>;
	return typeof state === "string" && typeof source === "string" && doubts.some((one) => one === doubt);
}
