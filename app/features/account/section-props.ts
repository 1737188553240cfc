import type { AccountFieldError } from "#domain/staff/own-account.ts";
import type { Messages } from "#i18n/messages.server.ts";
import type { NoticeText } from "../staff/notice-box.tsx";

/** Props of all sections of the account page. */
export interface SectionProps {
	copy: Messages["ownAccount"];
	errorCopy: Record<AccountFieldError, string>;
	/** About the last post of this section's form. */
	notice: NoticeText | null;
	/** True if that post did what it was for. */
	isDone: boolean;
	errors: Partial<Record<string, AccountFieldError>> | undefined;
}
