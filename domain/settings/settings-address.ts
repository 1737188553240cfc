import type { SettingsSection } from "../agency/settable-facts.ts";

export const settingsPath = "/admin/settings";
/** All settings as a file, to keep or to take to another site. */
export const settingsFilePath = `${settingsPath}/settings.json`;
export const sectionPath = (section: SettingsSection) => `${settingsPath}/${section}`;
