import type { PeopleFormResult, PeopleFormSection } from "#domain/staff/people.ts";
import { removeLicense, saveLicense } from "./change-licenses.server.ts";
import { saveRecord } from "./change-record.server.ts";
import { changeRole } from "./change-role.server.ts";
import { invitePerson, resendInvitation } from "./invite-person.server.ts";
import type { PeopleAction } from "./people-action.server.ts";
import { removePerson } from "./remove-person.server.ts";
import { resetFactor } from "./reset-factor.server.ts";
import { saveLeave } from "./save-leave.server.ts";
import { restoreProfile, savePhoto, saveProfile } from "./save-profile.server.ts";
import { withdrawInvitation } from "./withdraw-invitation.server.ts";

type FormHandler = (action: PeopleAction) => Promise<PeopleFormResult>;

/** Handles the forms of each section of the people pages. */
export const peopleForms: Record<PeopleFormSection, FormHandler> = {
	invite: invitePerson,
	invitations: (action) => ("withdraw" in action.fields ? withdrawInvitation(action) : resendInvitation(action)),
	role: changeRole,
	record: saveRecord,
	leave: saveLeave,
	licenses: (action) => ("remove" in action.fields ? removeLicense(action) : saveLicense(action)),
	public: (action) => ("restore" in action.fields ? restoreProfile(action) : saveProfile(action)),
	photo: savePhoto,
	factor: resetFactor,
	removal: removePerson,
};
