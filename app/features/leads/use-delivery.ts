import { useEffect } from "react";
import { useOutbox } from "../offline/browser-outbox.ts";
import type { LeadFormEvent, LeadFormState } from "./lead-form-state.ts";

/** Follows a lead that waits on this device: one day it is sent, or the visitor deletes it. */
export function useDelivery(
	phase: LeadFormState["phase"],
	submissionId: string | undefined,
	dispatch: (event: LeadFormEvent) => void,
): void {
	const { kept, delivered } = useOutbox();
	useEffect(() => {
		if (phase !== "kept") return;
		if (delivered.some(({ submission_id }) => submission_id === submissionId)) dispatch({ kind: "delivered" });
		else if (!kept.some(({ id }) => id === submissionId)) dispatch({ kind: "restarted" });
	}, [phase, kept, delivered, submissionId, dispatch]);
}
