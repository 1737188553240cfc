import { data, redirect, redirectDocument } from "react-router";
import { EmailLinkForm } from "#app/features/account/email-link-form.tsx";
import { AccountBox } from "#app/features/staff/account-box.tsx";
import { NoticeBox } from "#app/features/staff/notice-box.tsx";
import { StaffShell } from "#app/features/staff/staff-shell.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import type { PageHandle } from "#app/root.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import { followEmailLink, readEmailLink } from "#server/account/follow-email-link.server.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { clearedLinkCookie, linkCookie, readLinkCookie } from "#server/staff/link-cookie.server.ts";
import { privatePage } from "#server/staff/private-page.server.ts";
import { staffShell } from "#server/staff/staff-shell.server.ts";
import type { Route } from "./+types/email-link";

export const handle: PageHandle = { isApplication: true };

/** Works without a session: the mailbox may be on another device. */
export const middleware = [privatePage];

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { searchParams } = new URL(request.url);
	const mailed = searchParams.get("approve-email") ?? searchParams.get("confirm-email");
	if (mailed) throw redirect("/account/email", { headers: { "Set-Cookie": linkCookie(services.env, mailed) } });
	const link = await readEmailLink(services, readLinkCookie(services.env, request.headers));
	const locale = link?.language ?? requestLocale(request.headers);
	const copy = copyFor(locale, "ownAccount");
	return {
		locale,
		shell: staffShell(locale),
		copy,
		errorCopy: { ...copyFor(locale, "account").errors, ...copy.errors },
		link: link && { step: link.step, newEmail: link.newEmail },
		isApproved: searchParams.get("done") === "approved",
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const visit = { headers: request.headers, visitor: context.get(requestInfoContext) };
	const token = readLinkCookie(services.env, request.headers);
	const fields = Object.fromEntries(await readForm(request));
	const result = await followEmailLink(services, visit, token, fields);
	const cleared = { "Set-Cookie": clearedLinkCookie(services.env) };
	if (!result.ok) {
		const isOver = result.code === "linkExpired" || result.code === "addressTaken";
		const status = result.code === "tooManyAttempts" ? 429 : 400;
		return data(result, isOver ? { status, headers: cleared } : { status });
	}
	if (result.done === "approved") return redirect("/account/email?done=approved", { status: 303, headers: cleared });
	return redirectDocument("/auth?notice=email-changed", { status: 303, headers: cleared });
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.email.title);

export default function EmailLinkPage({ loaderData, actionData }: Route.ComponentProps) {
	const { shell, copy, errorCopy, link, isApproved } = loaderData;
	const notices = { ...copy.refusals, ...copy.emailLink.refusals };
	const isOver = !link && !isApproved;
	const errors = actionData?.code === "invalid" ? actionData.errors : {};
	const refused = actionData && actionData.code !== "invalid" ? actionData.code : null;
	const refusal = refused ?? (isOver ? "linkExpired" : null);
	return (
		<StaffShell data={shell} toSite={copy.page.toSite}>
			<AccountBox title={copy.email.title}>
				{refusal && <NoticeBox notice={{ tone: "bad", ...notices[refusal] }} />}
				{isApproved && !refusal && <NoticeBox notice={{ tone: "good", ...copy.emailLink.approved }} />}
				{link && !isApproved && <EmailLinkForm {...link} copy={copy} error={errors.password} errorCopy={errorCopy} />}
				<a href="/account" className={textLink}>
					{copy.emailLink.toAccount}
				</a>
			</AccountBox>
		</StaffShell>
	);
}
