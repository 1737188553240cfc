import { Icon } from "#app/components/ui/icon.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import type { Messages } from "#i18n/messages.server.ts";
import { chatButtonId, chatPanelId, part } from "./chat-parts.ts";

/** On larger screens it floats above the disclaimer line and the cookie notice; on phones it is a cell of the action bar. */
const look =
	"bar-cell md:fixed md:right-3 md:bottom-12 md:min-h-14 md:max-[107rem]:min-w-14 md:-translate-y-(--notice,0px) md:cursor-pointer md:items-center md:justify-center md:rounded-full md:border-2 md:border-white md:bg-ink-800 md:px-3 min-[107rem]:right-6 min-[107rem]:px-5 md:text-base md:font-semibold md:text-white md:shadow-lg md:hover:bg-ink-700 md:[@media(height<30rem)]:bottom-4";
const line = "inline-flex items-center gap-1.5 md:gap-2";
const icon = "size-5 max-md:text-coral-600 md:size-6";

/** Opens the chat, a popover that needs no script yet. Without script or popovers it is a link to the contact form. */
export function ChatLauncher({ copy, contact }: { copy: Messages["shell"]["chat"]; contact: string }) {
	return (
		<>
			<button
				type="button"
				id={chatButtonId}
				popoverTarget={chatPanelId}
				data-choice="chat"
				aria-haspopup="dialog"
				aria-label={copy.open}
				className={`inline-flex noscript:hidden popoverless:hidden ${look}`}
			>
				<span className={line}>
					<Icon name="speech" className={icon} />
					{/* The words have room beside the page's content, or none. */}
					<span className="max-[107rem]:sr-only">{copy.open}</span>
					<span aria-hidden="true" className="md:hidden">
						{copy.short}
					</span>
				</span>
				<span {...part("continue")} hidden className="flex items-center gap-1 text-[0.8125rem] font-medium md:hidden">
					<span className="size-2 rounded-full bg-coral-600" />
					{copy.continue}
				</span>
			</button>
			<SiteLink path="/#contact" className={`hidden noscript:inline-flex popoverless:inline-flex ${look}`}>
				<span className={line}>
					<Icon name="mail" className={icon} />
					{contact}
				</span>
			</SiteLink>
		</>
	);
}
