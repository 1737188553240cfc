import { reportFaults } from "./enhancements/report-faults.ts";
import { startPage } from "./enhancements/start-page.ts";
import { loadTypefaces } from "./enhancements/typefaces.ts";

const typefaces = loadTypefaces();
// The staff pages are one application. A public page is a document, and only its islands are hydrated.
const isApplication = "__reactRouterContext" in window;
reportFaults(isApplication ? "application" : "page");
if (isApplication) void import("./hydrate-application.tsx");
else startPage({ typefaces });
