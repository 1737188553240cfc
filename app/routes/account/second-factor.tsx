import { useEffect, useState } from "react";
import { data, Form, redirect, useNavigation, useRevalidator, useSearchParams } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { AppSection } from "#app/features/second-factor/app-section.tsx";
import { ChangeButton } from "#app/features/second-factor/change-button.tsx";
import { PasskeySection } from "#app/features/second-factor/passkey-section.tsx";
import { ProveForm } from "#app/features/second-factor/prove-form.tsx";
import { RecoveryCodes } from "#app/features/second-factor/recovery-codes.tsx";
import { signOutPath } from "#app/features/session/sign-out-path.ts";
import { useSessionWatch } from "#app/features/session/use-session-watch.ts";
import { Card } from "#app/features/staff/card.tsx";
import { NoticeBox } from "#app/features/staff/notice-box.tsx";
import { StaffShell } from "#app/features/staff/staff-shell.tsx";
import type { PageHandle } from "#app/root.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { accountPath, readAdminPath, secondFactorPath, withNext } from "#domain/staff/return-path.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { requestInfoContext, servicesContext, staffContext } from "#server/context.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { changeFactors } from "#server/second-factor/change-factors.server.ts";
import { describeFactors, describeOutcome } from "#server/second-factor/describe-factors.server.ts";
import { proveAgain } from "#server/second-factor/prove-again.server.ts";
import { privatePage } from "#server/staff/private-page.server.ts";
import { requireSignedIn } from "#server/staff/require-signed-in.server.ts";
import { staffShell } from "#server/staff/staff-shell.server.ts";
import type { Route } from "./+types/second-factor";

export const handle: PageHandle = { isApplication: true };

export const middleware = [privatePage, requireSignedIn];

export async function loader({ context }: Route.LoaderArgs) {
	const signedIn = context.get(staffContext);
	const locale = signedIn.locale;
	const factors = await describeFactors(context.get(servicesContext), signedIn, locale);
	return {
		locale,
		shell: staffShell(locale),
		role: signedIn.role,
		notices: copyFor(locale, "notices"),
		...factors,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const signedIn = context.get(staffContext);
	const locale = signedIn.locale;
	const visit = { headers: request.headers, visitor: context.get(requestInfoContext) };
	const fields = Object.fromEntries(await readForm(request));
	if (fields.intent === "prove") {
		const { password, code } = fields;
		const result = await proveAgain(services, visit, signedIn, { password, code });
		if (!result.ok) return data(describeOutcome(signedIn, locale, { notice: result.code }), 401);
		throw redirect(withNext(secondFactorPath, new URL(request.url).searchParams.get("next")), 303);
	}
	const outcome = await changeFactors(services, visit, signedIn, fields);
	const headers = new Headers((outcome.cookies ?? []).map((cookie) => ["Set-Cookie", cookie] as [string, string]));
	const described = describeOutcome(signedIn, locale, outcome);
	return data(described, { status: described.notice?.tone === "bad" ? 422 : 200, headers });
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.meta.title);

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
	const { shell, role, notices, copy, hasApp, passkeys, recoveryCodesLeft, mayChange, isStaff, isRequired } =
		loaderData;
	useSessionWatch(role, notices);
	const signingOut = useNavigation().formAction === signOutPath;
	const [searchParams] = useSearchParams();
	const next = readAdminPath(searchParams.get("next")) ?? "/admin";
	const { revalidate } = useRevalidator();
	const [added, setAdded] = useState<{ recoveryCodes: string[] | null }>();
	// A later change replaces what an added passkey led to.
	useEffect(() => {
		if (actionData) setAdded(undefined);
	}, [actionData]);
	const notice = added
		? { tone: "good" as const, ...copy.notices.passkeyAdded }
		: (actionData?.notice ?? (isRequired ? { tone: "good" as const, ...copy.notices.required } : null));
	const codes = added ? added.recoveryCodes : actionData?.recoveryCodes;
	const hasFactor = hasApp || passkeys.length > 0;

	return (
		<StaffShell
			data={shell}
			toSite={copy.page.toSite}
			actions={
				<>
					<a
						href={accountPath}
						className="inline-flex min-h-11 items-center rounded-md font-semibold text-ink-900 underline-offset-4 hover:underline"
					>
						{copy.page.account}
					</a>
					<Form method="post" action={signOutPath}>
						<Button type="submit" variant="secondary" disabled={signingOut}>
							{copy.page.signOut}
						</Button>
					</Form>
				</>
			}
		>
			<div className="mx-auto grid max-w-3xl gap-6">
				<div>
					<h1 className="text-3xl">{copy.page.title}</h1>
					<p className="mt-2 max-w-[44rem]">{copy.page.lead}</p>
				</div>
				{notice && <NoticeBox notice={notice} />}
				{codes && <RecoveryCodes codes={codes} copy={copy.codes} />}
				{isStaff && hasFactor && (
					<a href={next} className={buttonStyle(codes ? "primary" : "secondary", "justify-self-start print:hidden")}>
						{copy.page.continue}
					</a>
				)}
				<div className="grid gap-6 print:hidden">
					{!mayChange && (
						<ProveForm
							copy={copy}
							hasApp={hasApp}
							hasPasskey={passkeys.length > 0}
							refused={actionData?.refused ?? null}
							here={secondFactorPath}
						/>
					)}
					<AppSection copy={copy} isOn={hasApp} mayChange={mayChange} newApp={actionData?.newApp ?? null} />
					<PasskeySection
						copy={copy}
						passkeys={passkeys}
						mayChange={mayChange}
						onAdded={(recoveryCodes) => {
							setAdded({ recoveryCodes });
							void revalidate();
						}}
					/>
					{recoveryCodesLeft && (
						<Card size="wide" title={copy.codes.title} lead={copy.codes.lead}>
							<p>{recoveryCodesLeft}</p>
							{mayChange && <ChangeButton intent="codes-renew" label={copy.codes.renew} />}
						</Card>
					)}
				</div>
			</div>
		</StaffShell>
	);
}
