import { Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { AccountBox } from "#app/features/staff/account-box.tsx";
import { withNext } from "#domain/staff/return-path.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { NoticeBox, type NoticeText } from "../staff/notice-box.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import { CodeField } from "./code-field.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

/** The second step of a sign-in: a code, a recovery code or a passkey. Codes need no script. */
export function SecondStep({
	copy,
	notice,
	hasApp,
	hasPasskey,
	next,
}: {
	copy: Messages["secondFactor"];
	notice: NoticeText | null;
	hasApp: boolean;
	hasPasskey: boolean;
	next: string | null;
}) {
	return (
		<AccountBox title={copy.step.title} lead={copy.step.lead}>
			{notice && <NoticeBox notice={notice} />}
			{hasPasskey && <PasskeyButton label={copy.passkey.signIn} copy={copy} next={next} />}
			<StaffForm errors={notice ? { code: notice.text } : undefined} noValidate={false}>
				{({ errors, sending }) => (
					<>
						<CodeField
							id="code"
							label={copy.step.code}
							hint={hasApp ? copy.step.codeHint : copy.step.recoveryHint}
							error={errors.code}
						/>
						<Button type="submit" disabled={sending} className="w-full">
							{sending ? copy.step.confirming : copy.step.confirm}
						</Button>
					</>
				)}
			</StaffForm>
			<Link to={withNext("/auth", next)} className="inline-flex min-h-11 items-center underline underline-offset-4">
				{copy.step.again}
			</Link>
		</AccountBox>
	);
}
