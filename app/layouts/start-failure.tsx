import { useContext } from "react";
import { useTranslations } from "use-intl";
import { PageFrame } from "#app/browser/page-frame.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { PageBootContext } from "#app/islands/page-scripts.tsx";
import { type StartResult, startEvent } from "#app/start-event.ts";
import { sameAddress } from "./fault-page.tsx";
import { useSpareCopy } from "./spare-copy.tsx";

const boxId = "start-failure";

/**
 * Shown if the staff application can't start, because nothing on it works without script. It is hidden in the page from
 * the start, because nothing can be fetched by then.
 */
export function StartFailure() {
	const { nonce } = useContext(PageBootContext);
	const { locale, startup } = useSpareCopy();
	return (
		<PageFrame locale={locale} messages={{ startup }}>
			<Box />
			<script
				nonce={nonce}
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by nonce
				dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? watcher : "" }}
			/>
		</PageFrame>
	);
}

function Box() {
	const t = useTranslations("startup");
	return (
		<div id={boxId} role="alert" hidden className="fixed inset-0 z-50 overflow-y-auto bg-sand-50 p-gutter">
			<div className="mx-auto mt-[12vh] max-w-xl rounded-xl border-l-4 border-coral-600 bg-white p-8 shadow-lg">
				<Reason kind="failed" title={t("failed.title")} text={t("failed.text")} />
				<Reason kind="rootless" title={t("rootless.title")} text={t("rootless.text")} />
				<a href={sameAddress} className={buttonStyle("primary", "mt-6")}>
					{t("reload")}
				</a>
			</div>
		</div>
	);
}

function Reason({ kind, title, text }: { kind: Exclude<StartResult, "started">; title: string; text: string }) {
	return (
		<div data-failure={kind} hidden>
			<h1 className="text-3xl">{title}</h1>
			<p className="mt-3 text-lg">{text}</p>
		</div>
	);
}

/**
 * Shows the box when a script of the page can't be fetched or fails before the application runs. React empties a document
 * that it can't render, so the watcher keeps a copy of the page. Only the document has this script.
 */
const watcher = `(()=>{const copy=document.documentElement.cloneNode(true);let over=false;
const show=(kind)=>{if(!document.getElementById("${boxId}"))document.replaceChildren(copy);
const box=document.getElementById("${boxId}");box.hidden=false;
for(const part of box.querySelectorAll("[data-failure]"))part.hidden=part.dataset.failure!==kind;
box.querySelector("a").focus()};
const failed=()=>{if(!over)show("failed")};
addEventListener("${startEvent}",({detail})=>{over=true;if(detail!=="started")show(detail)});
addEventListener("error",({target,filename})=>{if(target instanceof HTMLScriptElement||String(filename).startsWith(location.origin))failed()},true);
addEventListener("unhandledrejection",failed)})()`;
