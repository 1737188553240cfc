import { reportFaults } from "./browser/report-faults.ts";
import { startPage } from "./enhancements/start-page.ts";
import { loadTypefaces } from "./fonts/typefaces.ts";

// A public page is a document: no router starts here, and only the page's islands are hydrated. `vite/page-entry.ts`
// tells the server where this is.
const typefaces = loadTypefaces();
reportFaults("page");
startPage({ typefaces });
