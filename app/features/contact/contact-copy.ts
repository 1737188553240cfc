import type { Messages } from "#i18n/messages.server.ts";

/** The page copy of the contact section, its facts filled in. */
export type ContactCopy = Messages["contact"];
