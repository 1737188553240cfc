import type { ListExemption } from "./listed-number.ts";
import { type CallBasis, callBases } from "./may-call.ts";

/** The grounds of an open call. */
export interface CallGrounds {
	basis: CallBasis;
	exemptions: readonly ListExemption[];
}

/** Reads it from the record of a call. Without a basis it was an inquiry, the usual one. */
export function readGrounds({ basis, exemptions }: { basis?: unknown; exemptions?: unknown }): CallGrounds {
	return {
		basis: callBases.find((one) => one === basis) ?? "inquiry",
		exemptions: Array.isArray(exemptions) ? exemptions.filter(isExemption) : [],
	};
}

function isExemption(stored: unknown): stored is ListExemption {
	if (typeof stored !== "object" || stored === null) return false;
	const { list, by, law } = stored as Partial<Record<string, unknown>>;
	const isGround = by === "consent" || by === "inquiry" || by === "purchase";
	return typeof list === "string" && isGround && typeof law === "string";
}
