import type { DueState } from "#domain/lead-desk/due-state.ts";
import type { LeadStatus, LossReason } from "#domain/lead-desk/lead-status.ts";
import type { TimelineWords } from "#domain/lead-desk/timeline-event.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { LeadAbout } from "../staff/lead-about.tsx";
import type { ThisPersonData } from "./person-data.ts";

/** Everything that a lead's page shows, in the reader's language. `readLeadPage` on the server reads it. */
export interface LeadPageData {
	id: string;
	revision: number;
	/** True if the reader may delete it. */
	mayDelete: boolean;
	mayExportEvidence: boolean;
	/** Makes each form count once, however often it is sent. */
	once: string;
	person: {
		name: string;
		email: string | null;
		phone: string | null;
		phoneHref: string | null;
		language: { code: Locale; name: string } | null;
		state: string | null;
		localTime: string | null;
	};
	/** A lead that looks like spam: whether somebody found that it is, and whether the reader may judge it. Null for others. */
	quarantine: { isSpam: boolean; mayJudge: boolean } | null;
	request: {
		about: LeadAbout;
		message: string;
		lang: string;
		received: string;
		receivedAt: string;
		page: string;
		source: string | null;
	};
	agreed: { lines: string[]; text: string; lang: Locale | null; at: string; record: string } | null;
	stops: { badge: string; lines: string[] } | null;
	privacyRequests: string[];
	booking: { text: string; starts: string | null } | null;
	deadline: { state: DueState; text: string; promise: string };
	status: { status: LeadStatus; text: string; reason: LossReason | null; value: string };
	owner: {
		owner: { id: string; name: string } | null;
		isMine: boolean;
		mayTake: boolean;
		mayGive: boolean;
		people: { id: string; name: string; isAway: boolean; isLicensed: boolean }[];
	};
	call: {
		isOpen: boolean;
		text: string;
		source: string | null;
		grounds: string[];
		/** The result and date of the last do-not-call check. Null if there was none. */
		check: string | null;
		hasNumber: boolean;
		opensAt: string | null;
		/** True if a task is due at that moment. */
		hasReminder: boolean;
		/** True if an earlier call found that the number is another person's. */
		isWrongNumber: boolean;
		/** True if a call found the number wrong, and the reader may say that it is right. */
		mayConfirmNumber: boolean;
		/** The reader's latest call, while they can still withdraw it. */
		withdrawable: string | null;
	};
	tasks: { id: string; text: string; due: string; dueAt: string; isOverdue: boolean; assignee: string | null }[];
	visit: string[];
	thisPerson: ThisPersonData;
	timeline: { lines: TimelineLine[]; olderThan: string | null; isNewest: boolean };
}

export interface TimelineLine extends TimelineWords {
	/** The call that it is about, while the reader can still withdraw it. */
	withdrawable: string | null;
}
