import { data, redirect, redirectDocument, useSearchParams } from "react-router";
import { SecondStep } from "#app/features/second-factor/second-step.tsx";
import { StaffShell } from "#app/features/staff/staff-shell.tsx";
import type { PageHandle } from "#app/root.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { destination, readReturnPath, withNext, withWelcome } from "#domain/staff/return-path.ts";
import { readTypedCode } from "#domain/staff/second-factor.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { factorNotice } from "#server/second-factor/factor-notice.server.ts";
import { readSecondStep, takeSecondStep } from "#server/second-factor/second-step.server.ts";
import { privatePage } from "#server/staff/private-page.server.ts";
import { staffShell } from "#server/staff/staff-shell.server.ts";
import type { Route } from "./+types/second-step";

export const handle: PageHandle = { isApplication: true };

export const middleware = [privatePage];

export async function loader({ request, context }: Route.LoaderArgs) {
	const user = await readSecondStep(context.get(servicesContext), request.headers);
	// Nobody gave a password here, or the sign-in is over.
	if (!user) throw redirect(withNext("/auth", new URL(request.url).searchParams.get("next")));
	const locale = requestLocale(request.headers);
	const copy = copyFor(locale, "secondFactor", { count: 0, date: "", name: "" });
	return { locale, shell: staffShell(locale), copy, hasApp: user.hasApp, hasPasskey: user.hasPasskey };
}

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const { searchParams } = new URL(request.url);
	const typed = readTypedCode((await readForm(request)).get("code"));
	const visit = { headers: request.headers, visitor: context.get(requestInfoContext) };
	const result = typed
		? await takeSecondStep(services, visit, typed)
		: { ok: false as const, code: "wrongCode" as const };
	if (result.ok) {
		const headers = new Headers(result.cookies.map((cookie) => ["Set-Cookie", cookie] as [string, string]));
		return redirectDocument(withWelcome(destination(result.role, searchParams.get("next"))), { status: 303, headers });
	}
	if (result.code === "startOver") {
		const address = withNext("/auth", searchParams.get("next"));
		throw redirect(`${address}${address.includes("?") ? "&" : "?"}notice=start-over`, 303);
	}
	const notice = factorNotice(requestLocale(request.headers), result.code);
	return data({ notice }, result.code === "tooManyCodes" ? 429 : 401);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.meta.stepTitle);

export default function SecondStepPage({ loaderData, actionData }: Route.ComponentProps) {
	const [searchParams] = useSearchParams();
	const { shell, copy, hasApp, hasPasskey } = loaderData;
	return (
		<StaffShell data={shell} toSite={copy.page.toSite}>
			<SecondStep
				copy={copy}
				notice={actionData?.notice ?? null}
				hasApp={hasApp}
				hasPasskey={hasPasskey}
				next={readReturnPath(searchParams.get("next"))}
			/>
		</StaffShell>
	);
}
