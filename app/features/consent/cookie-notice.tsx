import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import type { Messages } from "#i18n/messages.server.ts";
import { answerButton, closeButton, noticeId, part, recordProblem } from "./cookie-parts.ts";
import { preferencesId } from "./preferences-id.ts";
import { privacySignalNote } from "./privacy-signal-note.ts";

const folded = "min-w-0 max-md:truncate [@media(height<30rem)]:truncate";
const answer = "min-h-11! px-2! py-1! text-sm max-[359px]:px-1! max-[359px]:text-[0.8125rem] sm:px-5!";

export type CookieCopy = Messages["cookies"];

/**
 * Hidden until script finds that the visitor has not answered. It never covers the focused element. On small screens it
 * shows the beginning of its text, and a tap shows the rest.
 */
export function CookieNotice({ copy }: { copy: CookieCopy }) {
	return (
		<section
			id={noticeId}
			aria-labelledby={`${noticeId}-title`}
			data-print="hidden"
			hidden
			className="fixed inset-x-0 bottom-[var(--bar,0px)] z-40 group/notice data-yields:invisible max-h-[70dvh] overflow-y-auto overscroll-contain border-t-2 border-ink-900 bg-white text-sm shadow-[0_-12px_32px_rgb(8_34_46/0.18)] [@media(height<30rem)]:max-h-[55dvh]"
		>
			<div className="relative mx-auto max-w-[80rem] px-gutter py-0.5 md:py-3 [@media(height<30rem)]:py-1">
				<div {...part("question")} className="items-center gap-x-10 lg:flex">
					<div className="min-w-0 grow">
						<h2
							id={`${noticeId}-title`}
							className="pr-12 text-base leading-6 md:text-xl md:leading-snug lg:pr-0 [@media(height<30rem)]:text-lg [@media(height<30rem)]:leading-8"
						>
							{copy.title}
						</h2>
						<div className="flex items-baseline gap-x-3 pr-10 md:pr-0 group-has-[details[open]]/notice:block">
							<p className={`${folded} group-has-[details[open]]/notice:whitespace-normal`}>{copy.text}</p>
							<details className="hidden shrink-0 max-md:block [@media(height<30rem)]:block">
								<summary className="min-h-6 font-semibold text-ink-900 underline underline-offset-4 group-has-[details[open]]/notice:hidden">
									{copy.more}
								</summary>
							</details>
						</div>
						<p className="max-md:hidden group-has-[details[open]]/notice:block! [@media(height<30rem)]:hidden">
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
					<div className="mt-0.5 grid shrink-0 grid-cols-3 gap-2 md:mt-2 sm:flex lg:mt-0 lg:mr-12 [@media(height<30rem)]:mt-1">
						<button type="button" {...answerButton.mark("all")} className={buttonStyle("secondary", answer)}>
							{copy.acceptAll}
						</button>
						<button type="button" {...answerButton.mark("none")} className={buttonStyle("secondary", answer)}>
							{copy.rejectAll}
						</button>
						<button
							type="button"
							popoverTarget={preferencesId}
							aria-haspopup="dialog"
							className={`${answer} font-semibold text-ink-900 underline underline-offset-4`}
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
			className="absolute top-0 right-1 inline-flex md:top-2 size-11 items-center justify-center rounded-full text-ink-900 hover:bg-ink-50 lg:top-1/2 lg:-translate-y-1/2"
			{...props}
		>
			<Icon name="close" className="size-6" />
		</button>
	);
}
