import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { Card } from "./card.tsx";
import { PasswordField } from "./password-field.tsx";

/** Asks people to confirm who they are before a page does something that a stranger at an unlocked screen must not do. */
export function RecentProof({
	owed: { copy, isFactor, provePath },
	title,
	hint,
	submit,
	heading = "h3",
	error,
}: {
	owed: { copy: Messages["people"]["proof"]; isFactor: boolean; provePath: string };
	title: string;
	hint: string;
	submit: string;
	heading?: "h2" | "h3";
	error: string | undefined;
}) {
	const isSending = useNavigation().formMethod === "POST";
	return (
		<Card title={title} heading={heading} className="max-w-prose">
			{isFactor ? (
				<>
					<p>{hint}</p>
					<a href={provePath} className={buttonStyle("primary", "justify-self-start")}>
						{copy.withFactor}
					</a>
				</>
			) : (
				<Form method="post" className="grid max-w-120 gap-5">
					<input type="hidden" name="intent" value="prove" />
					<PasswordField
						name="password"
						label={copy.label}
						hint={hint}
						autoComplete="current-password"
						error={error}
						show={copy.show}
						hide={copy.hide}
					/>
					<Button type="submit" disabled={isSending} className="justify-self-start">
						{submit}
					</Button>
				</Form>
			)}
		</Card>
	);
}
