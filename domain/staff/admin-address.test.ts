import { expect, test } from "vitest";

import { certificatePath } from "../consent/certificate-address.ts";
import { evidenceFilePath, evidencePath } from "../evidence/evidence-address.ts";
import {
	exportPathOf,
	leadPath,
	leadsChangePath,
	leadsPath,
	managePath,
	promisesPath,
	routingPath,
	todayPath,
} from "../lead-desk/lead-address.ts";

import { adminPath, readAdminPath, tabPath } from "./admin-address.ts";

const lead = "0f8fad5b-d9cb-869f-a165-70867728950e";

test("a sign-in leads to the dashboard, to a tab of it, or to the lead that was asked for, and nowhere else", () => {
	expect(readAdminPath(adminPath())).toBe("/admin");
	expect(readAdminPath(tabPath("conversions"))).toBe("/admin/conversions");
	for (const path of [todayPath, leadsPath, leadsChangePath, promisesPath, managePath, routingPath, leadPath(lead)])
		expect(readAdminPath(path)).toBe(path);
	for (const path of [`${leadsPath}/x`, `${leadsPath}/`, `${leadPath(lead)}/x`]) expect(readAdminPath(path)).toBeNull();
	const exported = exportPathOf("status=new&state=FL");
	expect(readAdminPath(exported)).toBe(exported);
	expect(readAdminPath(`${exportPathOf("")}?next=//example.com`)).toBeNull();
	const email = `${leadPath(lead)}?template=calledYou&reply=ht`;
	expect(readAdminPath(`${email}&list=status%3Dnew&reply=//evil.example`), "the email being written").toBe(email);
	expect(adminPath(lead)).toBe(leadPath(lead));
	expect(readAdminPath(certificatePath(lead, "certificate.pdf"))).toBe(`/admin/leads/${lead}/certificate.pdf`);
	for (const path of [evidencePath(lead), evidenceFilePath(lead, "evidence.pdf")])
		expect(readAdminPath(path)).toBe(path);
	expect(readAdminPath("/admin?lead=https://evil.example")).toBe("/admin");
	for (const elsewhere of [
		null,
		"",
		"https://evil.example/admin",
		"//evil.example",
		"/admin/x",
		`/admin/leads/${lead}/other.pdf`,
		"/admin/",
		"/en",
	]) {
		expect(readAdminPath(elsewhere)).toBeNull();
	}
});
