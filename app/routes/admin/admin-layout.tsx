import { Form, Outlet, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { StaffShell } from "#app/features/staff/staff-shell.tsx";
import { StatusBadge } from "#app/features/staff/status-badge.tsx";
import { useArrivalNotice } from "#app/features/staff/use-arrival-notice.ts";
import type { PageHandle } from "#app/root.tsx";
import { agency } from "#content/agency.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import { staffContext } from "#server/context.server.ts";
import { privatePage } from "#server/staff/private-page.server.ts";
import { requireStaff } from "#server/staff/require-staff.server.ts";
import { staffShell } from "#server/staff/staff-shell.server.ts";
import type { Route } from "./+types/admin-layout";

export const handle: PageHandle = { isApplication: true };

export const middleware = [privatePage, requireStaff];

export function loader({ request, context }: Route.LoaderArgs) {
	const { email, role } = context.get(staffContext);
	const locale = requestLocale(request.headers);
	const { meta, header, roles } = copyFor(locale, "admin");
	return {
		locale,
		shell: staffShell(locale),
		meta,
		header,
		email,
		role: roles[role],
		notices: copyFor(locale, "notices"),
	};
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [{ title: `${loaderData?.meta.title} | ${agency.name}` }, { name: "robots", content: "noindex" }];
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
	const { shell, header, email, role, notices } = loaderData;
	useArrivalNotice(notices);
	const signingOut = useNavigation().formAction === "/auth/sign-out";
	return (
		<StaffShell
			data={shell}
			toSite={header.toSite}
			actions={
				<Form method="post" action="/auth/sign-out">
					<Button type="submit" variant="secondary" disabled={signingOut}>
						{signingOut ? header.signingOut : header.signOut}
					</Button>
				</Form>
			}
		>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<h1 className="text-3xl">{header.title}</h1>
				<StatusBadge>{role}</StatusBadge>
			</div>
			<p className="mt-2 wrap-anywhere">
				{header.signedInAs} <strong className="font-semibold text-ink-900">{email}</strong>
			</p>
			<Outlet />
		</StaffShell>
	);
}
