import type { AccountFieldError } from "#domain/staff/own-account.ts";
import type { Messages } from "#i18n/messages.server.ts";
import type { NoticeText } from "../staff/notice-box.tsx";

/** Props of all sections of the account page. */
export interface SectionProps {
	copy: Messages["ownAccount"];
	errorCopy: Record<AccountFieldError, string>;
	/** About the last post of this section's form. */
	notice: NoticeText | null;
	/** Names that post if it did what it was for; else empty. */
	done: string;
	errors: Partial<Record<string, AccountFieldError>> | undefined;
}
