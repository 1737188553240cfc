import { Button } from "#app/components/ui/button.tsx";
import type { AccountFieldError } from "#domain/staff/own-account.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { PasswordField } from "../staff/password-field.tsx";
import { StaffForm } from "../staff/staff-form.tsx";

type OwnAccountCopy = Messages["ownAccount"];

/** Confirms a change of the email address from a mailed link, with a click or with the account's password. */
export function EmailLinkForm({
	step,
	newEmail,
	copy,
	error,
	errorCopy,
}: {
	step: "approve" | "confirm";
	newEmail: string;
	copy: OwnAccountCopy;
	error: AccountFieldError | undefined;
	errorCopy: Partial<Record<AccountFieldError, string>>;
}) {
	const text = copy.emailLink[step];
	return (
		<StaffForm action="/account/email" errors={error && { password: error }} noValidate={false}>
			{({ errors, sending }) => (
				<>
					<p>
						{text.text} <strong className="font-semibold wrap-anywhere text-ink-900">{newEmail}</strong>
					</p>
					{step === "confirm" && (
						<PasswordField
							name="password"
							label={copy.emailLink.password}
							autoComplete="current-password"
							error={errors.password && errorCopy[errors.password]}
							show={copy.page.showPassword}
							hide={copy.page.hidePassword}
						/>
					)}
					<Button type="submit" disabled={sending} className="justify-self-start">
						{sending ? copy.page.saving : text.submit}
					</Button>
				</>
			)}
		</StaffForm>
	);
}
