import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import type { FactorNotice } from "#domain/staff/second-factor.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { Card } from "../staff/card.tsx";
import { PasswordField } from "../staff/password-field.tsx";
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
	const sending = useNavigation().formMethod === "POST";
	const { prove, notices } = copy;
	const isCode = refused === "wrongCode" || refused === "usedCode";
	const takesPassword = hasApp || !hasPasskey;
	return (
		<Card size="wide" title={prove.title} lead={takesPassword ? prove.lead : prove.passkeyLead}>
			{takesPassword && (
				<Form method="post" className="grid max-w-120 gap-5">
					<input type="hidden" name="intent" value="prove" />
					<PasswordField
						name="password"
						label={prove.password}
						autoComplete="current-password"
						error={refused === "wrongPassword" ? notices.wrongPassword.text : undefined}
						show={prove.showPassword}
						hide={prove.hidePassword}
					/>
					{hasApp && (
						<CodeField
							id="prove-code"
							label={prove.code}
							error={isCode ? notices[refused].text : undefined}
							digitsOnly
						/>
					)}
					<Button type="submit" disabled={sending} className="justify-self-start">
						{prove.submit}
					</Button>
				</Form>
			)}
			{hasPasskey && (
				<div className="max-w-120">
					<PasskeyButton label={prove.withPasskey} copy={copy} next={here} />
				</div>
			)}
		</Card>
	);
}
