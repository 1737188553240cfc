import { Button } from "#app/components/ui/button.tsx";
import { Card } from "../staff/card.tsx";
import { newPasswordErrors } from "../staff/new-password-form.tsx";
import { PasswordField } from "../staff/password-field.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import type { SectionProps } from "./section-props.ts";

export function PasswordSection({ email, copy, notice, isDone, errors, errorCopy }: SectionProps & { email: string }) {
	const { password: text, page } = copy;
	return (
		<Card size="wide" id="password" title={text.title} lead={text.lead} notice={notice}>
			<StaffForm section="password" errors={errors} check={newPasswordErrors} isDone={isDone}>
				{({ errors: found, sending }) => (
					<>
						{/* Tells password managers whose password changes. */}
						<input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
						<PasswordField
							name="current"
							id="password-current"
							label={page.currentPassword}
							autoComplete="current-password"
							error={found.current && errorCopy[found.current]}
							show={page.showPassword}
							hide={page.hidePassword}
						/>
						<PasswordField
							name="password"
							id="password-new"
							label={text.new}
							autoComplete="new-password"
							hint={text.rule}
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
