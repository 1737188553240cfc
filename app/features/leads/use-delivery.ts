import { useEffect } from "react";
import { useOutbox } from "../offline/browser-outbox.ts";
import type { LeadFormEvent, LeadFormState } from "./lead-form-state.ts";

/** Follows a queued lead until it is sent or the visitor discards it. */
export function useDelivery(
	phase: LeadFormState["phase"],
	submissionId: string | undefined,
	dispatch: (event: LeadFormEvent) => void,
): void {
	const { queued, delivered } = useOutbox();
	useEffect(() => {
		if (phase !== "queued") return;
		if (delivered.some(({ submission_id }) => submission_id === submissionId)) dispatch({ kind: "delivered" });
		else if (!queued.some(({ id }) => id === submissionId)) dispatch({ kind: "restarted" });
	}, [phase, queued, delivered, submissionId, dispatch]);
}
