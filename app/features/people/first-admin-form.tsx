import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { ownWords } from "#content/own-words.ts";
import type { CredentialErrorCode } from "#domain/staff/credentials.ts";
import { checkFirstAdmin, type FirstAdminErrors } from "#domain/staff/first-admin.ts";
import type { NameError } from "#domain/staff/person-name.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { EmailField } from "../staff/email-field.tsx";
import { PasswordField } from "../staff/password-field.tsx";
import { StaffForm } from "../staff/staff-form.tsx";

/** Opens the first admin's account, by the link of the server, whose token is in a cookie. */
export function FirstAdminForm({
	typed,
	copy,
	errorCopy,
	errors,
}: {
	/** In the last post, if it was refused. */
	typed: Partial<Record<"name" | "email", string>>;
	copy: Messages["setup"]["page"] & Record<"showPassword" | "hidePassword", string>;
	errorCopy: Record<CredentialErrorCode | NameError, string>;
	/** The server's errors. */
	errors: FirstAdminErrors | undefined;
}) {
	return (
		<StaffForm errors={errors} check={firstAdminErrors}>
			{({ errors: found, sending }) => (
				<>
					<Field name="name" label={copy.name} error={found.name && errorCopy[found.name]}>
						{(control) => <input {...control} autoComplete="name" required maxLength={100} defaultValue={typed.name} />}
					</Field>
					<EmailField
						label={copy.email}
						error={found.email && errorCopy[found.email]}
						autoComplete="username"
						defaultValue={typed.email}
					/>
					<PasswordField
						name="password"
						label={copy.password}
						autoComplete="new-password"
						hint={copy.rule}
						error={found.password && errorCopy[found.password]}
						show={copy.showPassword}
						hide={copy.hidePassword}
					/>
					<Button type="submit" disabled={sending} className="w-full">
						{sending ? copy.sending : copy.submit}
					</Button>
				</>
			)}
		</StaffForm>
	);
}

function firstAdminErrors(data: FormData): FirstAdminErrors {
	const result = checkFirstAdmin(Object.fromEntries(data), ownWords());
	return result.ok ? {} : result.errors;
}
