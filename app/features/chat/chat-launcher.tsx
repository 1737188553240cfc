import { Icon } from "#app/components/ui/icon.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { chatButtonId, chatPanelId } from "./chat-parts.ts";

/** On phones opposite the call button, and both are hidden while the cookie notice is open; else above it. */
const place =
	"yields-to-fields fixed bottom-18 left-4 mb-[env(safe-area-inset-bottom)] max-md:in-[aside:has(details[open])]:absolute max-md:in-[aside:has(details[open])]:bottom-[calc(100%+0.75rem)] max-md:in-[html:has(#cookie-notice:not([hidden]))]:invisible md:right-6 md:bottom-24 md:left-auto md:-translate-y-(--notice,0px) [@media(height<30rem)]:bottom-4";
const look =
	"size-14 cursor-pointer items-center justify-center gap-2 rounded-full border-2 border-white bg-ink-800 text-base font-semibold text-white shadow-lg hover:bg-ink-700 md:w-auto md:px-5";

/** Opens the chat, a popover that needs no script yet. Without script it is a link to the contact form. */
export function ChatLauncher({ label, contact }: { label: string; contact: string }) {
	return (
		<>
			<button
				type="button"
				id={chatButtonId}
				popoverTarget={chatPanelId}
				data-choice="chat"
				aria-haspopup="dialog"
				className={`inline-flex noscript:hidden ${place} ${look}`}
			>
				<Icon name="speech" className="size-6" />
				<span className="max-md:sr-only">{label}</span>
			</button>
			<SiteLink path="/#contact" className={`hidden noscript:inline-flex ${place} ${look}`}>
				<Icon name="mail" className="size-6" />
				<span className="max-md:sr-only">{contact}</span>
			</SiteLink>
		</>
	);
}
