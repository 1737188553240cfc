import { useEffect, useState } from "react";
import { followState } from "../location/visitor-location.ts";

/** The state that the visitor stated or was found in; null until it is known. */
export function useOwnState(): string | null {
	const [state, setState] = useState<string | null>(null);
	useEffect(() => followState(setState), []);
	return state;
}
