import type { CredentialErrorCode, CredentialErrors, CredentialIntent } from "#domain/staff/credentials.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { LinkTabs } from "./link-tabs.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { NoticeBox, type NoticeText } from "./notice-box.tsx";

const intents: CredentialIntent[] = ["sign-in", "sign-up"];

/** What the page is opened for. A mailed link leads to `new-password`. */
export type AccountTab = CredentialIntent | "new-password";

export function AccountCard({
	tab,
	next,
	copy,
	errorCopy,
	notice,
	result,
	challenge,
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
}) {
	const shown = result ? result.notice : notice;
	const tabCopy: Record<CredentialIntent, string> = { "sign-in": copy.signIn, "sign-up": copy.signUp };
	return (
		<div className="mx-auto max-w-md">
			<h1 className="text-3xl">{copy.title}</h1>
			<p className="mt-2">{copy.lead}</p>
			<div className="mt-6 rounded-xl border border-sand-200 bg-white p-6 shadow-sm sm:p-8">
				{tab === "new-password" ? (
					<div className="grid gap-5">
						{shown && <NoticeBox notice={shown} />}
						<NewPasswordForm copy={copy} errorCopy={errorCopy} errors={result?.errors} />
					</div>
				) : (
					<>
						<LinkTabs
							label={copy.tabs}
							panelId="credentials"
							tabs={intents.map((intent) => ({
								label: tabCopy[intent],
								to: `/auth?tab=${intent}${next ? `&next=${next}` : ""}`,
								current: intent === tab,
							}))}
						/>
						<div id="credentials" role="tabpanel" aria-label={tabCopy[tab]} className="mt-6 grid gap-5">
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
						</div>
					</>
				)}
			</div>
		</div>
	);
}
