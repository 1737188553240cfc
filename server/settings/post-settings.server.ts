import { contentFacts } from "#content/agency.ts";
import type { ActionResult } from "#domain/action-result.ts";
import type { SettingsSection } from "#domain/agency/settable-facts.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { readBrandForm } from "#domain/settings/brand-form.ts";
import { type FactErrors, type FormSection, isEvidenceSection } from "#domain/settings/form-rules.ts";
import type { WordSection } from "#domain/words/editable-words.ts";
import { readWords } from "#domain/words/read-words.ts";
import { readNewest } from "../pages/read-settings.server.ts";
import { describeWordError, habitsIn, shownText } from "./describe-words.server.ts";
import { type EvidenceUpload, readEvidenceUpload } from "./evidence-files.server.ts";
import { hasLogo, readLogoUpload, type UploadParts } from "./logo-upload.server.ts";
import { checkRates, type RatesResult, saveRates, textOfFile } from "./save-rates.server.ts";
import {
	importSettings,
	isSuperseded,
	restoreSection,
	type SettingsParts,
	saveSection,
} from "./save-settings.server.ts";
import { postWords, wordPlaceOf } from "./save-words.server.ts";
import { type FileError, readSettingsFile } from "./settings-file.server.ts";

type Fields = Readonly<Record<string, string>>;

/**
 * Carries out what a form on the page of a section asks for.
 * @param file what somebody chose in the form
 */
export async function postSection(
	services: UploadParts,
	by: LeadActor,
	section: FormSection,
	fields: Fields,
	file: File | null = null,
): Promise<ActionResult<object, "newer" | "gone" | "unknown", FactErrors>> {
	const { intent } = fields;
	if (isEvidenceSection(section) && (intent === "save" || intent === "withdraw")) {
		const read = await readEvidenceUpload(file);
		if (!read.ok) return { ...read, code: "invalid" };
		return saveSection(services, by, section, withUpload(fields, read.upload), read.upload);
	}
	if (section === "brand" && intent === "save") return saveBrand(services, by, fields, file);
	if (intent === "save") return saveSection(services, by, section, fields);
	return postRestore(services, by, section, fields);
}

async function saveBrand(
	services: UploadParts,
	by: LeadActor,
	fields: Fields,
	file: File | null,
): ReturnType<typeof postSection> {
	// Nothing is stored for a form that is refused anyway.
	const read = readBrandForm(fields, { before: contentFacts.brand });
	if (!read.ok) return { ...read, code: "invalid" };
	if (isSuperseded(await readNewest(services.database.db), ["brand"], fields.seen)) return { ok: false, code: "newer" };
	const upload = await readLogoUpload(services, by, file);
	if (!upload.ok) return { ...upload, code: "invalid" };
	return saveSection(services, by, "brand", { ...fields, stored: upload.stored });
}

/** Uses an earlier version of a section again. */
async function postRestore(
	services: SettingsParts,
	by: LeadActor,
	section: SettingsSection,
	{ intent, seen, ...fields }: Fields,
): Promise<ActionResult<object, "newer" | "gone" | "unknown">> {
	const version = fields.version === "content" ? "content" : Number(fields.version);
	if (intent !== "restore" || (version !== "content" && !Number.isSafeInteger(version))) {
		return { ok: false, code: "unknown" };
	}
	return restoreSection(services, by, section, { version, seen });
}

/** Only an upload names a file: what a form says of one doesn't count. */
function withUpload({ file: _, document: __, ...typed }: Fields, upload: EvidenceUpload | null): Fields {
	return upload ? { ...typed, file: upload.id, document: upload.name } : typed;
}

/** A form on the page of the rates: it checks a file, uses one that was checked, or an earlier version. */
export async function postRates(
	services: SettingsParts,
	by: LeadActor,
	{ file, ...fields }: Readonly<Record<string, FormDataEntryValue>>,
): Promise<RatesResult> {
	const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
	switch (texts.intent) {
		case "check": {
			const text = await textOfFile(file);
			return text.ok ? checkRates(services, text.text) : text;
		}
		case "use":
			return saveRates(services, by, { text: texts.rates ?? "", seen: texts.seen });
		default:
			return postRestore(services, by, "rates", texts);
	}
}

/** What the page of the words says about a text before it is saved. */
export interface WordsPreview {
	/** As pages would show it. */
	text: string;
	/** Where it has what the writers of this site avoid. */
	habits: string[];
}

/**
 * A form on the page of the words or of the consent texts: it checks, saves or reverts one text, or uses an earlier version of all.
 * @param staff the language of whoever sends it
 */
export async function postWordsPage(
	services: SettingsParts,
	by: LeadActor,
	section: WordSection,
	fields: Fields,
	staff: Locale,
): Promise<
	| { ok: true; preview?: WordsPreview }
	| { ok: false; code: "newer" | "gone" | "unknown" }
	| { ok: false; code: "refused"; error: string }
> {
	if (fields.intent === "restore") return postRestore(services, by, section, fields);
	const where = fields.intent === "preview" ? wordPlaceOf(fields) : null;
	if (where) {
		const read = readWords(fields.text ?? "", where);
		if (!read.ok) return { ok: false, code: "refused", error: describeWordError(read.error, staff) };
		const habits = await habitsIn(read.text, where.locale, where.place);
		return { ok: true, preview: { text: shownText(read.text, where.locale), habits } };
	}
	const result = await postWords(services, by, section, fields);
	if (result.ok || result.code !== "refused") return result;
	return { ok: false, code: "refused", error: describeWordError(result.error, staff) };
}

/** Takes a file of all settings. */
export async function postSettingsFile(
	services: SettingsParts,
	by: LeadActor,
	{ file = "", seen }: Fields,
): Promise<ActionResult<object, "newer", { file: FileError }>> {
	const refuse = (error: FileError) => ({ ok: false, code: "invalid", errors: { file: error } }) as const;
	const read = readSettingsFile(file, services.clock());
	if (!read.ok) return refuse(read.error);
	const { facts, people } = read;
	if (facts.brand && !(await hasLogo(services.database.db, facts.brand))) return refuse("file_logo");
	const saved = await importSettings(services, by, { facts, people, seen });
	return saved.ok || saved.code === "newer" ? saved : refuse("file_invalid");
}
