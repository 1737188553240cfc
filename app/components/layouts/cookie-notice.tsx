import type { Messages } from "#i18n/messages.server.ts";
import { Button, buttonStyle } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { SiteLink } from "../ui/site-link.tsx";

export type CookieCopy = Messages["cookies"];

/** Stands hidden in every page until script finds that nobody has answered it. It covers nothing that has the focus. */
export function CookieNotice({ copy }: { copy: CookieCopy }) {
	return (
		<section
			id="cookie-notice"
			aria-labelledby="cookie-notice-title"
			data-print="hidden"
			hidden
			className="fixed inset-x-0 bottom-[var(--bar,0px)] z-40 max-h-[70dvh] overflow-y-auto overscroll-contain border-t-4 border-coral-600 bg-white text-sm shadow-[0_-12px_32px_rgb(8_34_46/0.18)] [@media(height<30rem)]:max-h-[55dvh]"
		>
			<div className="relative mx-auto max-w-[80rem] px-gutter py-4 md:py-5">
				<div data-part="question" className="items-center gap-x-10 lg:flex">
					<div className="grow">
						<h2 id="cookie-notice-title" className="pr-12 text-xl lg:pr-0">
							{copy.title}
						</h2>
						<p className="mt-1">{copy.text}</p>
						<p>
							{copy.choice}{" "}
							<SiteLink path="/cookies" className="font-semibold text-ink-900 underline underline-offset-4">
								{copy.policy}
							</SiteLink>
						</p>
						<p data-gpc="" hidden className="mt-2 border-l-4 border-green-600 pl-3">
							<Honored copy={copy} />
						</p>
						<Problem copy={copy} />
					</div>
					<div className="mt-3 grid shrink-0 grid-cols-2 gap-2 sm:flex lg:mt-0 lg:mr-12">
						<Button type="button" data-answer="all" className="px-5">
							{copy.acceptAll}
						</Button>
						<Button type="button" data-answer="none" className="px-5">
							{copy.rejectAll}
						</Button>
						<button
							type="button"
							popoverTarget="cookie-preferences"
							aria-haspopup="dialog"
							className={buttonStyle("secondary", "col-span-2 px-5")}
						>
							{copy.customize}
						</button>
					</div>
					<CloseButton label={copy.closeRejects} data-answer="none" />
				</div>
				<div data-part="honoured" hidden className="pr-12">
					<p>
						<Honored copy={copy} />
					</p>
					<CloseButton label={copy.close} data-close="" />
				</div>
			</div>
		</section>
	);
}

/** What the law of some states wants shown where a browser objects by itself. */
export function Honored({ copy }: { copy: Pick<CookieCopy, "signal"> }) {
	return (
		<>
			<strong className="text-ink-900">{copy.signal.title}.</strong> {copy.signal.text}
		</>
	);
}

export function Problem({ copy }: { copy: Pick<CookieCopy, "problem"> }) {
	return (
		<p role="alert" data-consent-problem="" hidden className="mt-2 font-semibold text-coral-700">
			{copy.problem}
		</p>
	);
}

function CloseButton({ label, ...props }: { label: string; "data-answer"?: string; "data-close"?: string }) {
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
