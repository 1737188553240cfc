import { createContext, useContext } from "react";

export interface PageBoot {
	/** Addresses of the modules that start a page in the browser, in order. */
	modules: readonly string[];
	/** Of a page that is rendered on request; others are known by the hashes of their scripts. */
	nonce: string | undefined;
}

export const PageBootContext = createContext<PageBoot>({ modules: [], nonce: undefined });

/**
 * The script that a visitor's page starts with. Everything on a page works as plain HTML, so its script may wait until
 * the page has been painted and the browser is idle, or for the visitor's first touch, whichever comes first; where the
 * browser does not tell of its painting, a moment. Other pages of the site are fetched when the visitor points at a link
 * to them.
 */
export function PageScripts() {
	const { modules, nonce } = useContext(PageBootContext);
	return (
		<>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, known by hash or nonce */}
			<script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: boot(modules) }} />
			<script
				type="speculationrules"
				nonce={nonce}
				// biome-ignore lint/security/noDangerouslySetInnerHtml: rules of our own
				dangerouslySetInnerHTML={{ __html: JSON.stringify(prefetchOnHover) }}
			/>
		</>
	);
}

function boot(modules: readonly string[]): string {
	const imports = modules.map((module) => `await import(${JSON.stringify(module)});`).join("");
	return `let started;const boot=async()=>{if(started)return;started=1;${imports}};
const idle=window.requestIdleCallback??((call)=>setTimeout(call,200));
const ready=()=>idle(boot,{timeout:2000});
const whenPainted=()=>{setTimeout(ready,1500);
if(window.PerformanceObserver?.supportedEntryTypes?.includes("paint"))new PerformanceObserver(ready).observe({type:"paint",buffered:true})};
document.readyState==="complete"?whenPainted():addEventListener("load",whenPainted,{once:true});
for(const event of ["pointerdown","keydown","touchstart","focusin"])addEventListener(event,boot,{once:true,passive:true,capture:true});`;
}

const notPages = ["/auth*", "/admin*", "/*/search*"];

const prefetchOnHover = {
	prefetch: [
		{
			where: { and: [{ href_matches: "/*" }, ...notPages.map((path) => ({ not: { href_matches: path } }))] },
			eagerness: "moderate",
		},
	],
};
