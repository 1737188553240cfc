import { redirect } from "react-router";
import { complaintFiles, complaintsPath } from "#domain/complaints/complaint.ts";
import { secondFactorPath, withNext } from "#domain/staff/return-path.ts";
import { mayWorkComplaints } from "#domain/staff/roles.ts";
import { readComplaintPage } from "#server/lead-desk/complaints/complaint-pages.server.ts";
import { exportComplaints } from "#server/lead-desk/complaints/export-complaints.server.ts";
import { isProved } from "#server/second-factor/recent-proof.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/complaints-file";

export const middleware = [requirePage("complaints/register", mayWorkComplaints)];

/** Admins who didn't sign in a moment ago first prove who they are, and then return to the register. */
export async function loader(args: Route.LoaderArgs) {
	if (!isProved(args)) throw redirect(withNext(secondFactorPath, complaintsPath));
	const { services, by } = await readComplaintPage(args);
	await logRead(args.context, "complaints", {});
	const file = complaintFiles.find((name) => args.url.pathname.endsWith(name)) ?? "register.csv";
	return exportComplaints(services, by, file);
}
