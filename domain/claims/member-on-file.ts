import type { Locale } from "../locale/locales.ts";

/** The agency's current record of a public team member. */
export interface MemberOnFile {
	/** The one that they speak best comes first; empty if the records say nothing. */
	languages: readonly Locale[];
	/** The licenses that are valid today, with the state's code. */
	licenses: readonly { state: string; number: string }[];
	/** True if they answer nobody for now. */
	isAway: boolean;
}

/** By the id of the member of the team. */
export type StaffOnFile = Readonly<Record<string, MemberOnFile>>;

/** Equal if visitors would read the same of everybody. */
export function staffVersion(staff: StaffOnFile = {}): string {
	const ofMember = ([id, { languages, licenses, isAway }]: [string, MemberOnFile]) => [
		id,
		languages,
		licenses.map(({ state, number }) => `${state} ${number}`).sort(),
		isAway,
	];
	return JSON.stringify(Object.entries(staff).sort().map(ofMember));
}

/** True if everybody still has the published licenses and languages. */
export function keepsStaff(before: StaffOnFile = {}, after: StaffOnFile = {}): boolean {
	const isSame = Object.keys(before).length === Object.keys(after).length;
	return isSame && Object.entries(before).every(([id, member]) => after[id] !== undefined && keeps(member, after[id]));
}

function keeps(before: MemberOnFile, after: MemberOnFile): boolean {
	const speaks = before.languages.every((language) => after.languages.includes(language));
	const holds = before.licenses.every(({ state, number }) =>
		after.licenses.some((license) => license.state === state && license.number === number),
	);
	return speaks && holds && before.isAway === after.isAway;
}
