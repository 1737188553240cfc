import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { type CredentialErrorCode, type CredentialErrors, checkAddress } from "#domain/staff/credentials.ts";
import type { MailRequestIntent } from "#domain/staff/mail-requests.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { EmailField } from "./email-field.tsx";
import { NoticeBox, type NoticeText } from "./notice-box.tsx";
import { StaffForm } from "./staff-form.tsx";

/** Asks for a mailed link: to set a new password, or to confirm the address. Explains why, with a link back. */
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
			<StaffForm key={intent} fields={{ intent }} errors={result?.errors} check={addressErrors}>
				{({ errors: { email: error }, sending }) => (
					<>
						<EmailField
							label={copy.email}
							error={error && errorCopy[error]}
							autoComplete="username"
							defaultValue={result?.email}
						/>
						<Button type="submit" disabled={sending} className="w-full">
							{sending ? copy.sendingLink : copy.sendLink}
						</Button>
					</>
				)}
			</StaffForm>
			{children}
		</div>
	);
}

export function addressErrors(data: FormData): CredentialErrors {
	const result = checkAddress(data.get("email"));
	return result.ok ? {} : result.errors;
}
