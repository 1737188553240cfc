import { redirect } from "react-router";
import { AuditFilterForm } from "#app/features/audit/audit-filter-form.tsx";
import { AuditList } from "#app/features/audit/audit-list.tsx";
import { AuditStateBox } from "#app/features/audit/audit-state-box.tsx";
import { FailedNotice } from "#app/features/staff/failed-notice.tsx";
import { ListPages } from "#app/features/staff/list-pages.tsx";
import { NoticeBox } from "#app/features/staff/notice-box.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import {
	auditAddress,
	auditPath,
	isFiltered,
	isVerificationNotice,
	readAuditFilter,
	readAuditPlace,
} from "#domain/audit/audit-filter.ts";
import { maySeeAuditLog } from "#domain/staff/roles.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { readAuditPage } from "#server/audit-log/read-audit-page.server.ts";
import { verifyOnRequest } from "#server/audit-log/verify-on-request.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { within } from "#server/intake/within.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/audit";

export const middleware = [requirePage("audit", maySeeAuditLog)];

/** A short ledger is verified before the page is shown. A long one is verified in the background. */
const patienceMs = 3000;

export async function loader({ request, context }: Route.LoaderArgs) {
	const reader = context.get(staffContext);
	const locale = reader.locale;
	const { searchParams } = new URL(request.url);
	const [filter, before] = [readAuditFilter(searchParams), readAuditPlace(searchParams)];
	const { page, form, pages, verifications } = copyFor(locale, "audit");
	const verification = searchParams.get("verification");
	const { failed, pages: pagesCopy } = copyFor(locale, "admin");
	return {
		shown: await readAuditPage(context.get(servicesContext), reader.role, { filter, before, locale }),
		filter,
		isNewest: before === null,
		notice: isVerificationNotice(verification) ? verifications[verification] : null,
		copy: { page, form, failed, pages: { ...pagesCopy, ...pages } },
	};
}

/** Verifies the ledger. */
export async function action({ context }: Route.ActionArgs) {
	const staff = context.get(staffContext);
	const verifying = verifyOnRequest(context.get(servicesContext), staff);
	if (!verifying) return redirect(`${auditPath}?verification=refused`, 303);
	const isDone = await within(
		verifying.then(() => true),
		patienceMs,
	);
	return redirect(isDone ? auditPath : `${auditPath}?verification=running`, 303);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.page.title);

export default function AuditLog({ loaderData: { shown, filter, isNewest, notice, copy } }: Route.ComponentProps) {
	return (
		<>
			<h2 className="text-2xl">{copy.page.title}</h2>
			<p className="mt-2 max-w-[48rem]">{copy.page.lead}</p>
			{shown ? (
				<div className="mt-6 grid gap-6">
					{notice && <NoticeBox notice={{ tone: "good", ...notice }} />}
					<AuditStateBox state={shown.state} copy={copy.page} />
					<AuditFilterForm filter={filter} actors={shown.actors} copy={copy.form} />
					<AuditList rows={shown.rows} copy={copy.page} isFiltered={isFiltered(filter)} />
					<ListPages
						newest={isNewest ? null : auditAddress(filter)}
						older={shown.olderThan === null ? null : auditAddress(filter, shown.olderThan)}
						copy={copy.pages}
					/>
				</div>
			) : (
				<div className="mt-6">
					<FailedNotice {...copy.failed} />
				</div>
			)}
		</>
	);
}
