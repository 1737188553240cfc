import { Button } from "#app/components/ui/button.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { Card } from "./card.tsx";
import { PasswordField } from "./password-field.tsx";
import { StaffForm } from "./staff-form.tsx";

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
				<StaffForm
					fields={{ intent: "prove" }}
					errors={error ? { password: error } : undefined}
					noValidate={false}
					className="grid max-w-120 gap-5"
				>
					{({ errors, sending }) => (
						<>
							<PasswordField
								name="password"
								label={copy.label}
								hint={hint}
								autoComplete="current-password"
								error={errors.password}
								show={copy.show}
								hide={copy.hide}
							/>
							<Button type="submit" disabled={sending} className="justify-self-start">
								{submit}
							</Button>
						</>
					)}
				</StaffForm>
			)}
		</Card>
	);
}
