import type { ReactNode } from "react";
import type { CredentialErrorCode, CredentialErrors } from "#domain/staff/credentials.ts";
import type { MailRequestIntent } from "#domain/staff/mail-requests.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { MailRequestForm } from "./mail-request-form.tsx";
import { NoticeBox, type NoticeText } from "./notice-box.tsx";

/** Explains why to ask for a link, with the form and a link back. */
export function MailRequestPanel({
	intent,
	copy,
	errorCopy,
	notice,
	result,
	children,
}: {
	intent: MailRequestIntent;
	copy: Messages["account"]["page"];
	errorCopy: Record<CredentialErrorCode, string>;
	notice: NoticeText | null;
	/** The result of the last post. */
	result: { email: string; errors: CredentialErrors } | undefined;
	children: ReactNode;
}) {
	const isForPassword = intent === "forgot-password";
	return (
		<div className="grid gap-5">
			<div>
				<h2 className="text-xl">{isForPassword ? copy.forgotTitle : copy.resendTitle}</h2>
				<p className="mt-2">{isForPassword ? copy.forgotLead : copy.resendLead}</p>
			</div>
			{notice && <NoticeBox notice={notice} />}
			<MailRequestForm
				key={intent}
				intent={intent}
				copy={copy}
				errorCopy={errorCopy}
				email={result?.email ?? ""}
				errors={result?.errors}
			/>
			{children}
		</div>
	);
}
