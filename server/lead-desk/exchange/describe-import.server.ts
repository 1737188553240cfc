import { agency } from "#content/agency.ts";
import type { leadCommands, leadImports } from "#database/schema.ts";
import { undoDays } from "#domain/lead-desk/lead-command.ts";
import { importFields, mappingProblem } from "#domain/lead-exchange/import-columns.ts";
import { importStatuses } from "#domain/lead-exchange/lead-import.ts";
import type { RowProblem } from "#domain/lead-exchange/read-import-row.ts";
import { fullName } from "#domain/leads/lead.ts";
import { isFieldErrorCode } from "#domain/leads/lead-fields.ts";
import { phoneText } from "#domain/leads/phone-text.ts";
import { type Locale, localeNames, locales } from "#domain/locale/locales.ts";
import { daysAfter } from "#domain/office-hours/days-apart.ts";
import { formatDateTime } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { statusName } from "../../leads/status-name.server.ts";
import { undoProgress } from "../commands/import-command.server.ts";
import { policyName } from "../policies/policy-words.server.ts";
import type { CheckedRow } from "./check-rows.server.ts";
import type { ImportPreview } from "./preview-import.server.ts";

type LeadImport = typeof leadImports.$inferSelect;

/** Why a row is left out: the field, and what is wrong there, in the words of our forms. */
export function problemWords(problems: readonly RowProblem[], locale: Locale): string[] {
	const { fields, errors } = copyFor(locale, "leadExchange", { count: 0 }).import;
	const ofForms = copyFor(locale, "leads").errors;
	return problems.map(({ field, code }) => {
		const sentence = isFieldErrorCode(code) ? ofForms[code] : errors[code];
		return `${fields[field]}: ${sentence}`;
	});
}

/** A file of leads as lists and headings name it. */
export function describeImport(found: LeadImport, locale: Locale, undoneAt: Date | null = null) {
	const t = translator(locale, "leadExchange");
	const { id, fileName, staffName, createdAt, state, imported } = found;
	const at = formatDateTime(locale, createdAt, agency.timeZone);
	return {
		id,
		fileName,
		state,
		about: t("import.uploaded", { at, who: staffName }),
		result: undoneAt
			? t("import.states.undone")
			: state === "done"
				? t("import.done.imported", { count: imported })
				: t(`import.states.${state}`),
	};
}

/** The choices for a file, and what is chosen. */
export function describeChoices(
	{ header, settings }: LeadImport,
	firstCells: readonly string[],
	people: readonly { id: string; name: string }[],
	isRouting: boolean,
	locale: Locale,
) {
	const { fields, unrouted } = copyFor(locale, "leadExchange", { count: 0 }).import;
	const words = translator(locale, "leadPage");
	return {
		columns: header.map((name, index) => ({
			id: `column-${index}`,
			name,
			example: firstCells[index] ?? "",
			field: settings.mapping[index] ?? "",
		})),
		fields: importFields.map((field) => ({ value: field as string, label: fields[field] })),
		statuses: importStatuses.map((status) => ({ value: status as string, label: words(`statuses.${status}`) })),
		languages: locales.map((each) => ({ value: each as string, label: localeNames[each] })),
		people: people.map(({ id, name }) => ({ value: id, label: name })),
		ownerHint: isRouting ? unrouted : null,
		chosen: { ...settings, ownerId: settings.ownerId ?? "" },
		problem: mappingProblem(settings.mapping),
	};
}

/** Describes the import in a preview. */
export function describePreview({ counts, first, skipped, refused, warned }: ImportPreview, locale: Locale) {
	const t = translator(locale, "leadExchange");
	const shown = (name: "duplicate" | "repeated" | "refused" | "warned" | "stopped") =>
		counts[name] > 0 ? [t(`import.counts.${name}`, { count: counts[name] })] : [];
	return {
		count: counts.import,
		lines: [
			t("import.counts.import", { count: counts.import }),
			...(["warned", "duplicate", "repeated", "refused", "stopped"] as const).flatMap(shown),
		],
		submit: t("import.run", { count: counts.import }),
		first: first.map((row) => describeRow(row, locale)),
		skipped: skipped.map((row) => describeLeftOut(row, locale)),
		refused: refused.map((row) => describeLeftOut(row, locale)),
		warned: warned.map((row) => describeLeftOut(row, locale)),
		hasMore: {
			skipped: counts.duplicate + counts.repeated > skipped.length,
			refused: counts.refused > refused.length,
			warned: counts.warned > warned.length,
		},
	};
}

function describeLeftOut({ line, lead, problems, known }: CheckedRow, locale: Locale) {
	const t = translator(locale, "leadExchange");
	return {
		line: t("import.lineOf", { line }),
		name: lead ? fullName(lead) : "",
		problems: problemWords(problems, locale),
		known: known && { id: known.id, label: t("import.knownLead", { name: known.name }) },
	};
}

function describeRow({ row, lead }: CheckedRow, locale: Locale) {
	const { product = null, policy = null } = lead ?? {};
	const facts = [
		lead?.email,
		lead?.phone && phoneText(lead.phone),
		lead?.state,
		lead && localeNames[lead.locale],
		product && translator(locale, "shell")(`services.${product}`),
		lead && statusName(lead.status, locale),
		policy && policyName(policy, locale),
	];
	return {
		row,
		name: lead ? fullName(lead) : "",
		facts: facts.filter((fact) => fact !== null && fact !== undefined && fact !== "").join(" · "),
		message: lead?.message ?? "",
	};
}

/** How far the import is, or its result. */
export function describeResult(
	{ state, rows, doneRows, imported, warned, skipped, refused }: LeadImport,
	command: Pick<typeof leadCommands.$inferSelect, "undoneAt" | "restored" | "createdAt" | "data"> | null,
	locale: Locale,
	now: Date,
) {
	const t = translator(locale, "leadExchange");
	const isUndone = Boolean(command?.undoneAt);
	const undo = command && undoProgress(command);
	const removed = command?.restored ?? 0;
	const erased = doneRows - imported - skipped - refused;
	const left = state === "done" ? rows - doneRows : 0;
	const isInTime = command !== null && now < daysAfter(command.createdAt, undoDays);
	return {
		progress: undo
			? t("import.undoProgress", { done: undo.checked, total: imported })
			: t("import.progress", { done: doneRows, total: rows }),
		share: undo ? undo.checked / Math.max(1, imported) : doneRows / Math.max(1, rows),
		isUndone,
		isUndoing: undo !== null,
		mayUndo: !isUndone && isInTime && imported > 0,
		hasLeads: imported > removed,
		hasLeftOut: refused + skipped + warned > 0,
		lines: [
			isUndone ? t("import.states.undone") : t("import.done.imported", { count: imported }),
			...(warned > 0 && !isUndone ? [t("import.done.warned", { count: warned })] : []),
			...(skipped > 0 ? [t("import.done.skipped", { count: skipped })] : []),
			...(refused > 0 ? [t("import.done.refused", { count: refused })] : []),
			...(erased > 0 ? [t("import.done.erased", { count: erased })] : []),
			...(left > 0 ? [t("import.done.left", { count: left })] : []),
			...(isUndone ? [t("import.done.removed", { count: removed })] : []),
			...(isUndone && imported > removed ? [t("import.done.kept", { count: imported - removed })] : []),
		],
	};
}
