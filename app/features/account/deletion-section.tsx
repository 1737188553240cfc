import { Button } from "#app/components/ui/button.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { Card } from "../staff/card.tsx";
import { PasswordField } from "../staff/password-field.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import type { SectionProps } from "./section-props.ts";

/** Deletes the account. It takes two steps, because nothing brings the account back. */
export function DeletionSection({ copy, notice, errors, errorCopy, isStaff }: SectionProps & { isStaff: boolean }) {
	const { deletion: text, page } = copy;
	return (
		<Card size="wide" id="deletion" title={text.title} lead={text.lead} notice={notice}>
			<Disclosure label={text.sure} isOpen={Boolean(errors)}>
				<div className="mt-3 grid gap-5">
					<p>{isStaff ? text.keptOfStaff : text.kept}</p>
					<p>
						{text.messages}{" "}
						<a href="/privacy" className="underline underline-offset-4">
							{text.toPrivacy}
						</a>
						.
					</p>
					<StaffForm section="deletion" errors={errors}>
						{({ errors: found, sending }) => (
							<>
								<PasswordField
									name="password"
									id="deletion-password"
									label={page.currentPassword}
									autoComplete="current-password"
									error={found.password && errorCopy[found.password]}
									show={page.showPassword}
									hide={page.hidePassword}
								/>
								<Button type="submit" variant="secondary" disabled={sending} className="justify-self-start">
									{sending ? text.deleting : text.submit}
								</Button>
							</>
						)}
					</StaffForm>
				</div>
			</Disclosure>
		</Card>
	);
}
