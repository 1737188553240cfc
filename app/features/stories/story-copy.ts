import type { Messages } from "#i18n/messages.server.ts";

/** The words around figures, the same on every page of this kind. */
export type StoryCopy = Messages["stories"] & Pick<Messages["pages"]["service"], "assumptions" | "limits">;
