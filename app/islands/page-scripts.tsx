import { createContext, useContext } from "react";

import { noteEarlyTaps } from "./early-taps.ts";

export interface PageBoot {
	/** URLs of the modules that start a page in the browser, in order. */
	modules: readonly string[];
	/** URLs of what these import, to fetch it at the same time. */
	imported: readonly string[];
	/** Set for a page that is rendered on demand. The policy of other pages lists the hashes of their scripts. */
	nonce: string | undefined;
}

export const PageBootContext = createContext<PageBoot>({ modules: [], imported: [], nonce: undefined });

/**
 * The script that starts a public page. The page works without script, so its modules load only when the page has been
 * painted and the browser is idle, or at the visitor's first interaction. If the browser doesn't report the paint, they
 * load a moment after the page. Other pages of the site are prefetched when the visitor points at a link to them.
 */
export function PageScripts() {
	const { nonce, ...files } = useContext(PageBootContext);
	return (
		<>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by hash or nonce */}
			<script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: boot(files) }} />
			<script
				type="speculationrules"
				nonce={nonce}
				// biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules
				dangerouslySetInnerHTML={{ __html: JSON.stringify(prefetchOnHover) }}
			/>
		</>
	);
}

function boot({ modules, imported }: Omit<PageBoot, "nonce">): string {
	const fetched = imported.map((file) => `import(${JSON.stringify(file)});`);
	const imports = [...fetched, ...modules.map((module) => `await import(${JSON.stringify(module)});`)].join("");
	return `let started;const boot=async()=>{if(started)return;started=1;${imports}};
const idle=window.requestIdleCallback??((call)=>setTimeout(call,200));
const ready=()=>idle(boot,{timeout:2000});
const whenPainted=()=>{setTimeout(ready,1500);
if(window.PerformanceObserver?.supportedEntryTypes?.includes("paint"))new PerformanceObserver(ready).observe({type:"paint",buffered:true})};
document.readyState==="complete"?whenPainted():addEventListener("load",whenPainted,{once:true});
${noteEarlyTaps}
for(const event of ["pointerdown","keydown","touchstart","focusin"])addEventListener(event,boot,{once:true,passive:true,capture:true});`;
}

const notPages = ["/auth*", "/account*", "/admin*", "/*/search*"];

const prefetchOnHover = {
	prefetch: [
		{
			where: { and: [{ href_matches: "/*" }, ...notPages.map((path) => ({ not: { href_matches: path } }))] },
			eagerness: "moderate",
		},
	],
};
