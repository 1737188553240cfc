import { createContext } from "react";

/** The link in the foot of an email to a visitor. Every such email has it, in every template. */
export const UnsubscribeLink = createContext<{ label: string; page: string } | null>(null);
