import type { ActionResult } from "#domain/action-result.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { OfficeErrors } from "#domain/settings/office-form.ts";
import type { Services } from "../services.server.ts";
import { importOffice, restoreOffice, saveOffice } from "./save-office.server.ts";
import { readSettingsFile } from "./settings-file.server.ts";

export interface SettingsErrors {
	/** By field of the office's form. */
	office?: OfficeErrors;
	file?: "file_invalid";
}

/** Carries out what a form of the settings page asks for. */
export async function postSettings(
	services: Pick<Services, "clock" | "database">,
	by: LeadActor,
	fields: Readonly<Record<string, string>>,
): Promise<ActionResult<object, "newer" | "gone" | "unknown", SettingsErrors>> {
	const { intent, seen } = fields;
	if (intent === "restore") {
		const version = fields.version === "content" ? "content" : Number(fields.version);
		if (version !== "content" && !Number.isSafeInteger(version)) return { ok: false, code: "unknown" };
		return restoreOffice(services, by, { version, seen });
	}
	if (intent === "import") {
		const office = readSettingsFile(fields.file ?? "");
		if (!office) return { ok: false, code: "invalid", errors: { file: "file_invalid" } };
		const saved = await importOffice(services, by, { office, seen });
		if (saved.ok || saved.code !== "impossible") return saved;
		return { ok: false, code: "invalid", errors: { file: "file_invalid" } };
	}
	if (intent !== "office") return { ok: false, code: "unknown" };
	const saved = await saveOffice(services, by, fields);
	if (saved.ok || saved.code !== "invalid") return saved;
	return { ok: false, code: "invalid", errors: { office: saved.errors } };
}
