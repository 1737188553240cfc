import type { Messages } from "#i18n/messages.server.ts";

/** One of the leads of a person or a household. */
interface PersonLead {
	id: string;
	name: string;
	isOtherName: boolean;
	/** The data that it shares with the open lead. */
	matches: string;
	text: string;
}

export interface LeadGroup {
	leads: PersonLead[];
	/** How many more leads there are that the reader may not open. */
	others: string | null;
}

/** Other data about the person of a lead. `readThisPerson` on the server reads it. */
export interface ThisPersonData {
	own: LeadGroup;
	household: LeadGroup;
	alike: LeadGroup;
	/** Manual links and splits of these leads. */
	moves: { id: string; what: string; text: string; mayUndo: boolean }[];
	/** The page that changes this. Null for a lead that belongs to nobody. */
	manage: string | null;
	copy: Messages["persons"]["part"];
}
