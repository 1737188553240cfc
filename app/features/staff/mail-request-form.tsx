import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { type CredentialErrorCode, type CredentialErrors, checkAddress } from "#domain/staff/credentials.ts";
import type { MailRequestIntent } from "#domain/staff/mail-requests.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { useForm } from "../forms/use-form.ts";
import { usePostedErrors } from "./use-posted-errors.ts";

/** Asks for a mailed link: to set a new password, or to confirm the address. */
export function MailRequestForm({
	intent,
	copy,
	errorCopy,
	email,
	errors: posted,
}: {
	intent: MailRequestIntent;
	copy: Messages["account"]["page"];
	errorCopy: Record<CredentialErrorCode, string>;
	/** Typed in the last post. */
	email: string;
	/** The server's errors. */
	errors: CredentialErrors | undefined;
}) {
	const form = useForm((data) => addressErrors(data), posted);
	usePostedErrors(form.refuse, posted);
	const sending = useNavigation().formMethod === "POST";
	const error = form.errors.email;

	return (
		<Form
			ref={form.ref}
			method="post"
			noValidate
			onSubmit={(event) => {
				if (form.submit()) form.reset();
				else event.preventDefault();
			}}
			onChange={form.change}
			className="grid gap-5"
		>
			<input type="hidden" name="intent" value={intent} />
			<Field name="email" label={copy.email} error={error && errorCopy[error]}>
				{(control) => (
					<input
						{...control}
						type="email"
						autoComplete="username"
						autoCapitalize="none"
						spellCheck={false}
						required
						maxLength={254}
						defaultValue={email}
					/>
				)}
			</Field>
			<Button type="submit" disabled={sending} className="w-full">
				{sending ? copy.sendingLink : copy.sendLink}
			</Button>
		</Form>
	);
}

function addressErrors(data: FormData): CredentialErrors {
	const result = checkAddress(data.get("email"));
	return result.ok ? {} : result.errors;
}
