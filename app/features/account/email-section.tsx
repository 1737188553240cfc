import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Card } from "../staff/card.tsx";
import { addressErrors } from "../staff/mail-request-panel.tsx";
import { PasswordField } from "../staff/password-field.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import type { SectionProps } from "./section-props.ts";

/** Asks for another email address. Typed text stays if the form comes back without script. */
export function EmailSection({ copy, notice, isDone, errors, errorCopy, typed }: SectionProps & { typed: string }) {
	const { email: text, page } = copy;
	return (
		<Card size="wide" id="email" title={text.title} lead={text.lead} notice={notice}>
			<StaffForm section="email" errors={errors} check={addressErrors} isDone={isDone}>
				{({ errors: found, sending }) => (
					<>
						<Field name="email" id="email-new" label={text.new} error={found.email && errorCopy[found.email]}>
							{(control) => (
								<input type="email" autoComplete="email" maxLength={254} defaultValue={typed} {...control} />
							)}
						</Field>
						<PasswordField
							name="password"
							id="email-password"
							label={page.currentPassword}
							autoComplete="current-password"
							error={found.password && errorCopy[found.password]}
							show={page.showPassword}
							hide={page.hidePassword}
						/>
						<Button type="submit" disabled={sending} className="justify-self-start">
							{sending ? page.saving : text.submit}
						</Button>
					</>
				)}
			</StaffForm>
		</Card>
	);
}
