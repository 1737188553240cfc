import { startPage } from "./enhancements/start-page.ts";
import { loadTypefaces } from "./enhancements/typefaces.ts";

const typefaces = loadTypefaces();
// Staff's pages are one application; a visitor's page is a document, of which only parts get script.
if ("__reactRouterContext" in window) void import("./hydrate-application.tsx");
else startPage({ typefaces });
