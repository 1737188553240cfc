import type { SettingsSection } from "../agency/settable-facts.ts";

export const settingsPath = "/admin/settings";
/** All settings as a file, to keep or to take to another site. */
export const settingsFilePath = `${settingsPath}/settings.json`;
/** Rates come as a file, so their page is one of its own. */
export const ratesPath = `${settingsPath}/rates`;
/** So do words: one text of one page in one language at a time. */
export const wordsPath = `${settingsPath}/words`;
/** The texts that visitors agree to, one in one language at a time, too. */
export const consentPath = `${settingsPath}/consent`;
/** A page with a text that is not saved. */
export const wordsPreviewPath = `${wordsPath}/preview`;
/** Where the way of emails is tried out. */
export const testEmailPath = `${settingsPath}/mail#test`;
/** What the sender's domain needs in its DNS. */
export const mailRecordsPath = `${settingsPath}/mail#records`;
export const sectionPath = (section: SettingsSection) => `${settingsPath}/${section}`;
/** The page of a section with the form of one of its records. */
export const recordPath = (section: SettingsSection, id: string) =>
	`${sectionPath(section)}?change=${encodeURIComponent(id)}`;
/** An uploaded document behind what a section says, by its hash. */
export const proofPath = (section: SettingsSection, file: string) => `${sectionPath(section)}/evidence/${file}`;
