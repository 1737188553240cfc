import type { PageContext } from "#app/browser/page-context.ts";
import { PageFrame } from "#app/browser/page-frame.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { awaitsScript } from "#app/islands/early-taps.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { aboveNotice } from "../consent/notice-neighbors.ts";
import { Chat } from "./chat.tsx";
import { chatPanelId, part } from "./chat-parts.ts";

/**
 * Above the buttons and the bottom bar; on short screens over the full height. It has the same height at each question, so
 * that nothing moves.
 */
const place =
	"inset-auto right-2 bottom-24 left-2 m-0 h-112 max-h-[calc(100dvh-6.5rem)] w-auto md:right-6 md:bottom-[calc(7.5rem+var(--notice,0px))] md:left-auto md:max-h-[calc(100dvh-8.5rem-var(--notice,0px))] md:w-100 [@media(height<30rem)]:bottom-2 [@media(height<30rem)]:max-h-[calc(100dvh-1rem)]";

/**
 * The chat panel on every page with a chat button. It has the first question, so that somebody who opens it on a slow
 * connection can answer at once; the script is fetched meanwhile.
 */
export function ChatFrame({
	copy,
	...context
}: { copy: Messages["shell"]["chat"] } & Pick<PageContext, "locale" | "messages" | "claims">) {
	return (
		<div
			id={chatPanelId}
			popover="manual"
			role="dialog"
			aria-labelledby={`${chatPanelId}-title`}
			data-location="chat"
			data-print="hidden"
			{...aboveNotice.mark("")}
			className={`${place} group flex-col overflow-hidden rounded-xl border border-ink-200 bg-white text-sm text-ink-700 shadow-lg open:flex popoverless:hidden`}
		>
			<div className="on-dark flex items-center gap-2 bg-ink-900 py-1 pr-1 pl-5 text-white">
				<h2 id={`${chatPanelId}-title`} className="grow text-lg leading-tight text-white">
					{copy.open}
				</h2>
				<button
					type="button"
					popoverTarget={chatPanelId}
					popoverTargetAction="hide"
					aria-label={copy.close}
					className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full hover:bg-ink-700"
				>
					<Icon name="close" className="size-6" />
				</button>
			</div>
			<div {...part("chat")} {...awaitsScript.mark("")} className="flex min-h-0 grow flex-col">
				<PageFrame {...context}>
					<Chat />
				</PageFrame>
			</div>
			<div {...part("wait")} className="px-5 pb-3">
				<p role="status" className="waits hidden group-has-data-tapped:block">
					{copy.wait}
				</p>
				<SiteLink
					path="/#contact"
					className="inline-block py-2 font-semibold text-ink-900 underline underline-offset-4"
				>
					{copy.write}
				</SiteLink>
			</div>
		</div>
	);
}
