import type { SettingsSection } from "../agency/settable-facts.ts";

export const settingsPath = "/admin/settings";
/** All settings as a file, to keep or to take to another site. */
export const settingsFilePath = `${settingsPath}/settings.json`;
/** The file of a client's signed permission, by its hash. */
export const permissionPath = (file: string) => `${settingsPath}/testimonials/permissions/${file}`;
/** Rates come as a file, so their page is one of its own. */
export const ratesPath = `${settingsPath}/rates`;
/** Where the way of emails is tried out. */
export const testEmailPath = `${settingsPath}/mail#test`;
/** What the sender's domain needs in its DNS. */
export const mailRecordsPath = `${settingsPath}/mail#records`;
export const sectionPath = (section: SettingsSection) => `${settingsPath}/${section}`;
