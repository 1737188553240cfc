import type { ComponentProps } from "react";
import { Acknowledgment } from "./acknowledgment.tsx";
import { ConfirmEmail } from "./confirm-email.tsx";
import { LeadDigest } from "./lead-digest.tsx";
import { PdfEmail } from "./pdf-email.tsx";
import { PlainMessage } from "./plain-message.tsx";
import { StaffMessage } from "./staff-message.tsx";
import { StaffNotice } from "./staff-notice.tsx";

/** All emails, by the name under which a job or a thread asks for one. Their props are plain data. */
export const emailTemplates = {
	acknowledgment: Acknowledgment,
	confirmEmail: ConfirmEmail,
	leadDigest: LeadDigest,
	pdfEmail: PdfEmail,
	plainMessage: PlainMessage,
	staffMessage: StaffMessage,
	staffNotice: StaffNotice,
};

export type EmailTemplate = keyof typeof emailTemplates;
export type EmailProps<Name extends EmailTemplate> = ComponentProps<(typeof emailTemplates)[Name]>;
