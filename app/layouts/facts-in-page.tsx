import { EmbeddedJson } from "#app/islands/embedded-json.tsx";
import { replacedFacts, replaceFacts } from "#content/facts-in-effect.ts";
import type { SetFacts } from "#domain/agency/settable-facts.ts";

const id = "agency-facts";

const inPage = import.meta.env.SSR ? null : document.getElementById(id)?.textContent;
const factsInPage: SetFacts = inPage ? JSON.parse(inPage) : {};
// Before React starts: what the application renders first must be what the server has rendered.
if (!import.meta.env.SSR) replaceFacts(factsInPage);

/** Brings what an admin has set to the staff's application, as far as the application shows it. Anybody can open the sign-in page. */
export function FactsInPage() {
	const { identity, brand, office, links, licenses } = import.meta.env.SSR ? replacedFacts() : factsInPage;
	const shown = { identity, brand, office, links, licenses };
	return Object.values(shown).some(Boolean) && <EmbeddedJson id={id} data={shown} />;
}
