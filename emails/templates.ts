import type { ComponentProps } from "react";
import { ConfirmEmail } from "./confirm-email.tsx";
import { LeadDigest } from "./lead-digest.tsx";
import { PersonalMessage } from "./personal-message.tsx";
import { PlainMessage } from "./plain-message.tsx";
import { SecurityNotice } from "./security-notice.tsx";
import { StaffMessage } from "./staff-message.tsx";
import { StaffNotice } from "./staff-notice.tsx";
import { VisitorMessage } from "./visitor-message.tsx";

/** All emails, by the name under which a job or a thread asks for one. Their props are plain data. */
export const emailTemplates = {
	confirmEmail: ConfirmEmail,
	leadDigest: LeadDigest,
	personalMessage: PersonalMessage,
	plainMessage: PlainMessage,
	securityNotice: SecurityNotice,
	staffMessage: StaffMessage,
	staffNotice: StaffNotice,
	visitorMessage: VisitorMessage,
};

export type EmailTemplate = keyof typeof emailTemplates;
export type EmailProps<Name extends EmailTemplate> = ComponentProps<(typeof emailTemplates)[Name]>;
