import type { Messages } from "#i18n/messages.server.ts";

/** The copy around figures, the same on all case studies and landing pages. */
export type StoryCopy = Messages["stories"] & Pick<Messages["pages"]["service"], "assumptions" | "limits">;
