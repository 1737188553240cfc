import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { MailRecords } from "#app/features/settings/mail-records.tsx";
import { MailTest } from "#app/features/settings/mail-test.tsx";
import { SectionPage } from "#app/features/settings/section-page.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { mayChangeSettings } from "#domain/staff/roles.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { checkMailDomain } from "#server/settings/check-mail-domain.server.ts";
import { describeRecordCheck, describeTest, readMailPage } from "#server/settings/mail-page.server.ts";
import { sendTestEmail } from "#server/settings/send-test-email.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/settings-mail";
import { postSectionForm } from "./section-forms.server.ts";

export const middleware = [requirePage("settings", mayChangeSettings)];

export function loader(args: Route.LoaderArgs) {
	return readMailPage(args);
}

/** Saves the section like any other, sends a test email to the admin, or asks name servers for the domain's records. */
export async function action(args: Route.ActionArgs) {
	const [services, staff] = [args.context.get(servicesContext), args.context.get(staffContext)];
	const form = await readForm(args.request);
	switch (form.get("section")) {
		case "test": {
			const result = await sendTestEmail(services, staff);
			const isLimited = !result.ok && result.code === "limited";
			return data({ test: describeTest(result, staff.locale) }, isLimited ? 429 : 200);
		}
		case "records": {
			const result = await checkMailDomain(services, staff);
			return data({ check: describeRecordCheck(result, staff.locale) }, result.ok ? 200 : 429);
		}
		default:
			return postSectionForm(args, "mail", form);
	}
}

/** Shows that the proof has ended, or the version of whoever saved sooner. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	actionStatus === 403 || actionStatus === 409 || defaultShouldRevalidate;

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.mail.title);

export default function SettingsMail({ loaderData, actionData }: Route.ComponentProps) {
	const test = actionData && "test" in actionData ? actionData.test : null;
	const check = actionData && "check" in actionData ? actionData.check : null;
	return (
		<SectionPage page={loaderData} answer={actionData}>
			<MailTest page={loaderData} notice={test} />
			<MailRecords page={loaderData} records={check?.records ?? loaderData.records} notice={check?.notice ?? null} />
		</SectionPage>
	);
}
