/**
 * Everything on a page works as plain HTML, so its script may wait: it starts when the page has loaded and the
 * browser is idle, or at the visitor's first touch, whichever comes first. Preloads would compete with the text and
 * its fonts for a slow line; they are dropped.
 */
export function deferBoot(html: string): string {
	return html
		.replace(/<link rel="modulepreload"[^>]*>/g, "")
		.replace(/(<script[^>]*type="module"[^>]*>)([\s\S]*?)(<\/script>)/, (whole, open, code, close) => {
			const deferred = deferredBoot(code);
			return deferred ? `${open}${deferred}${close}` : whole;
		});
}

function deferredBoot(code: string): string | undefined {
	if (!code.includes("__reactRouterRouteModules")) return undefined;
	const modules: string[] = [];
	const names: string[] = [];
	const body = code.replace(/^\s*import\s+(?:\*\s+as\s+(\w+)\s+from\s+)?(".*?");?\s*$/gm, (_, name, url) => {
		modules.push(`import(${url})`);
		names.push(name ?? "");
		return "";
	});
	return `let s;const boot=async()=>{if(s)return;s=1;const [${names.join()}]=await Promise.all([${modules.join()}]);${body.trim()}};
const idle=window.requestIdleCallback??((f)=>setTimeout(f,200));
const ready=()=>idle(boot,{timeout:2000});
document.readyState==="complete"?ready():addEventListener("load",ready,{once:true});
for(const e of ["pointerdown","keydown","touchstart","focusin"])addEventListener(e,boot,{once:true,passive:true,capture:true});`;
}
