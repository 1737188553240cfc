import type { OwedProof, PeopleFieldError } from "#domain/staff/people.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import type { WorkingHours } from "#domain/team/staff-record.ts";
import type { Messages } from "#i18n/messages.server.ts";
import type { NoticeText } from "../staff/notice-box.tsx";

/** Props of all sections of the people pages. */
export interface PeopleProps {
	copy: Messages["people"];
	roles: Record<StaffRole, string>;
	/** The proof that the reader has to repeat. */
	owedProof: OwedProof | null;
	provePath: string;
	/** Counts until somebody's own hours are on file. */
	officeHours: WorkingHours;
	/** About the last post of this section. */
	notice: NoticeText | null;
	errors: Partial<Record<string, PeopleFieldError>> | undefined;
}
