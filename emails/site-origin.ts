import { createContext } from "react";

/** Where the site is, for pictures in an email: `https://example.com`. */
export const SiteOrigin = createContext("");
