import { createContext } from "react";

/** What the foot of an email to a visitor links to. Every such email has it, whatever its template. */
export const UnsubscribeLink = createContext<{ label: string; page: string } | null>(null);
