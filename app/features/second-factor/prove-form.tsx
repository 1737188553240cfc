import { Button } from "#app/components/ui/button.tsx";
import type { FactorNotice } from "#domain/staff/second-factor.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { Card } from "../staff/card.tsx";
import { PasswordField } from "../staff/password-field.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import { CodeField } from "./code-field.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

/** Asks again for everything that signing in takes, before anything can be changed. */
export function ProveForm({
	copy,
	hasApp,
	hasPasskey,
	refused,
	here,
}: {
	copy: Messages["secondFactor"];
	hasApp: boolean;
	hasPasskey: boolean;
	refused: FactorNotice | null;
	/** The address of the page. */
	here: string;
}) {
	const { prove, notices } = copy;
	const refusal = refused && { [refused === "wrongPassword" ? "password" : "code"]: notices[refused].text };
	const takesPassword = hasApp || !hasPasskey;
	return (
		<Card size="wide" title={prove.title} lead={takesPassword ? prove.lead : prove.passkeyLead}>
			{takesPassword && (
				<StaffForm
					fields={{ intent: "prove" }}
					errors={refusal ?? undefined}
					noValidate={false}
					className="grid max-w-120 gap-5"
				>
					{({ errors, sending }) => (
						<>
							<PasswordField
								name="password"
								label={prove.password}
								autoComplete="current-password"
								error={errors.password}
								show={prove.showPassword}
								hide={prove.hidePassword}
							/>
							{hasApp && <CodeField id="prove-code" label={prove.code} error={errors.code} digitsOnly />}
							<Button type="submit" disabled={sending} className="justify-self-start">
								{prove.submit}
							</Button>
						</>
					)}
				</StaffForm>
			)}
			{hasPasskey && (
				<div className="max-w-120">
					<PasskeyButton label={prove.withPasskey} copy={copy} next={here} />
				</div>
			)}
		</Card>
	);
}
