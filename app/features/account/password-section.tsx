import { Button } from "#app/components/ui/button.tsx";
import { ownWords } from "#content/own-words.ts";
import { checkNewPassword } from "#domain/staff/credentials.ts";
import { PasswordField } from "../staff/password-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { AccountSectionBox } from "./account-section.tsx";
import type { SectionProps } from "./section-props.ts";

export function PasswordSection({ email, copy, notice, done, errors, errorCopy }: SectionProps & { email: string }) {
	const { password: text, page } = copy;
	return (
		<AccountSectionBox id="password" title={text.title} lead={text.lead} notice={notice}>
			<AccountForm section="password" errors={errors} check={newPasswordErrors} cleared={done}>
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
			</AccountForm>
		</AccountSectionBox>
	);
}

function newPasswordErrors(data: FormData) {
	const result = checkNewPassword(data.get("password"), ownWords);
	return result.ok ? {} : result.errors;
}
