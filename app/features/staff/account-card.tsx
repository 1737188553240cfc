import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { clearToasts, showToast } from "#app/browser/toast-queue.ts";
import { AccountBox } from "#app/features/staff/account-box.tsx";
import type { CredentialErrorCode, CredentialErrors, CredentialIntent } from "#domain/staff/credentials.ts";
import { isMailRequest, type MailRequestIntent } from "#domain/staff/mail-requests.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { LinkTabs } from "./link-tabs.tsx";
import { MailRequestPanel } from "./mail-request-panel.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { NoticeBox, type NoticeText } from "./notice-box.tsx";
import { textLink } from "./text-link.ts";

const intents: CredentialIntent[] = ["sign-in", "sign-up"];

/** The purpose of the page. A mailed link leads to `new-password`. */
export type AccountTab = CredentialIntent | MailRequestIntent | "new-password";

export function AccountCard({
	tab,
	next,
	copy,
	errorCopy,
	notice,
	result,
	challenge,
	passkey,
}: {
	tab: AccountTab;
	/** Where staff were going. The tabs preserve it. */
	next: string | null;
	copy: Messages["account"]["page"];
	errorCopy: Record<CredentialErrorCode, string>;
	/** Why the visitor was sent here. */
	notice: NoticeText | null;
	/** The result of the last post. */
	result: { email: string; errors: CredentialErrors; notice: NoticeText | null } | undefined;
	/** The sign-up's proof of work. */
	challenge: unknown;
	/** Signs in without a password. */
	passkey: ReactNode;
}) {
	const shown = result ? result.notice : notice;
	useNoticeToast(shown);
	const address = (other: AccountTab) => `/auth?tab=${other}${next ? `&next=${encodeURIComponent(next)}` : ""}`;
	const tabCopy: Record<CredentialIntent, string> = { "sign-in": copy.signIn, "sign-up": copy.signUp };
	return (
		<AccountBox title={copy.title} lead={copy.lead}>
			{isMailRequest(tab) ? (
				<MailRequestPanel intent={tab} copy={copy} errorCopy={errorCopy} notice={shown} result={result}>
					<OtherForm to={address("sign-in")}>{copy.toSignIn}</OtherForm>
				</MailRequestPanel>
			) : tab === "new-password" ? (
				<div className="grid gap-5">
					{shown && <NoticeBox notice={shown} />}
					<NewPasswordForm
						fields={{ intent: tab }}
						copy={{
							...copy,
							password: copy.newPassword,
							rule: copy.passwordRule,
							submit: copy.savePassword,
							sending: copy.savingPassword,
						}}
						errorCopy={errorCopy}
						errors={result?.errors}
					/>
				</div>
			) : (
				<>
					<LinkTabs
						label={copy.tabs}
						panelId="credentials"
						tabs={intents.map((intent) => ({
							label: tabCopy[intent],
							to: address(intent),
							current: intent === tab,
						}))}
					/>
					<div id="credentials" role="tabpanel" aria-label={tabCopy[tab]} className="grid gap-5">
						{shown && <NoticeBox notice={shown} />}
						<CredentialsForm
							key={tab}
							intent={tab}
							copy={copy}
							errorCopy={errorCopy}
							email={result?.email ?? ""}
							errors={result?.errors}
							challenge={challenge}
						/>
						{tab === "sign-in" && passkey}
						{tab === "sign-in" && (
							<div className="grid justify-items-start">
								<OtherForm to={address("forgot-password")}>{copy.forgotLink}</OtherForm>
								<OtherForm to={address("confirm-again")}>{copy.resendLink}</OtherForm>
							</div>
						)}
					</div>
				</>
			)}
		</AccountBox>
	);
}

function OtherForm({ to, children }: { to: string; children: string }) {
	return (
		<Link to={to} preventScrollReset className={textLink}>
			{children}
		</Link>
	);
}

/** Shows the notice as a toast, in place of that of an earlier attempt, if it is meant to be one. */
function useNoticeToast(notice: NoticeText | null): void {
	useEffect(() => {
		if (!notice?.isToast) return;
		clearToasts();
		showToast({ tone: notice.tone === "bad" ? "error" : "success", title: notice.title, text: notice.text });
	}, [notice]);
}
