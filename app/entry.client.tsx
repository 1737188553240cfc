import { startPage } from "./enhancements/start-page.ts";
import { loadTypefaces } from "./enhancements/typefaces.ts";

const typefaces = loadTypefaces();
// The staff pages are one application. A public page is a document, and only its islands are hydrated.
if ("__reactRouterContext" in window) void import("./hydrate-application.tsx");
else startPage({ typefaces });
