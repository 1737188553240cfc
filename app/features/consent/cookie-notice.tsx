import { Button } from "#app/components/ui/button.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import type { Messages } from "#i18n/messages.server.ts";
import { answerButton, closeButton, noticeId, part, recordProblem } from "./cookie-parts.ts";
import { preferencesId } from "./preferences-id.ts";
import { privacySignalNote } from "./privacy-signal-note.ts";

export type CookieCopy = Messages["cookies"];

/** Hidden until script finds that the visitor has not answered. It never covers the focused element. */
export function CookieNotice({ copy }: { copy: CookieCopy }) {
	return (
		<section
			id={noticeId}
			aria-labelledby={`${noticeId}-title`}
			data-print="hidden"
			hidden
			className="fixed inset-x-0 bottom-[var(--bar,0px)] z-40 max-h-[70dvh] overflow-y-auto overscroll-contain border-t-4 border-coral-600 bg-white text-sm shadow-[0_-12px_32px_rgb(8_34_46/0.18)] [@media(height<30rem)]:max-h-[55dvh]"
		>
			<div className="relative mx-auto max-w-[80rem] px-gutter py-4 md:py-5">
				<div {...part("question")} className="items-center gap-x-10 lg:flex">
					<div className="grow">
						<h2 id={`${noticeId}-title`} className="pr-12 text-xl lg:pr-0">
							{copy.title}
						</h2>
						<p className="mt-1">{copy.text}</p>
						<p>
							{copy.choice}{" "}
							<SiteLink path="/cookies" className="font-semibold text-ink-900 underline underline-offset-4">
								{copy.policy}
							</SiteLink>
						</p>
						<p {...privacySignalNote.mark("")} hidden className="mt-2 border-l-4 border-green-600 pl-3">
							<Honored copy={copy} />
						</p>
						<Problem copy={copy} />
					</div>
					<div className="mt-3 grid shrink-0 grid-cols-2 gap-2 sm:flex lg:mt-0 lg:mr-12">
						<Button type="button" {...answerButton.mark("all")} className="px-5">
							{copy.acceptAll}
						</Button>
						<Button type="button" {...answerButton.mark("none")} className="px-5">
							{copy.rejectAll}
						</Button>
						<button
							type="button"
							popoverTarget={preferencesId}
							aria-haspopup="dialog"
							className={buttonStyle("secondary", "col-span-2 px-5")}
						>
							{copy.customize}
						</button>
					</div>
					<CloseButton label={copy.closeRejects} {...answerButton.mark("none")} />
				</div>
				<div {...part("honored")} hidden className="pr-12">
					<p>
						<Honored copy={copy} />
					</p>
					<CloseButton label={copy.close} {...closeButton.mark("")} />
				</div>
			</div>
		</section>
	);
}

/** The law of some states requires this where a browser sends a privacy signal. */
export function Honored({ copy }: { copy: Pick<CookieCopy, "signal"> }) {
	return (
		<>
			<strong className="text-ink-900">{copy.signal.title}.</strong> {copy.signal.text}
		</>
	);
}

export function Problem({ copy }: { copy: Pick<CookieCopy, "problem"> }) {
	return (
		<p role="alert" {...recordProblem.mark("")} hidden className="mt-2 font-semibold text-coral-700">
			{copy.problem}
		</p>
	);
}

function CloseButton({ label, ...props }: { label: string; [attribute: `data-${string}`]: string }) {
	return (
		<button
			type="button"
			aria-label={label}
			className="absolute top-2 right-2 inline-flex size-11 items-center justify-center rounded-full text-ink-900 hover:bg-ink-50 lg:top-1/2 lg:-translate-y-1/2"
			{...props}
		>
			<Icon name="close" className="size-6" />
		</button>
	);
}
