import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import type { AccountFieldError } from "#domain/staff/own-account.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { PasswordField } from "../staff/password-field.tsx";

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
	const sending = useNavigation().formMethod === "POST";
	const text = copy.emailLink[step];
	return (
		<Form method="post" action="/account/email" className="grid gap-5">
			<p>
				{text.text} <strong className="font-semibold wrap-anywhere text-ink-900">{newEmail}</strong>
			</p>
			{step === "confirm" && (
				<PasswordField
					name="password"
					label={copy.emailLink.password}
					autoComplete="current-password"
					error={error && errorCopy[error]}
					show={copy.page.showPassword}
					hide={copy.page.hidePassword}
				/>
			)}
			<Button type="submit" disabled={sending} className="justify-self-start">
				{sending ? copy.page.saving : text.submit}
			</Button>
		</Form>
	);
}
