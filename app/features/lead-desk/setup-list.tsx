import type { ReactNode } from "react";
import { Link } from "react-router";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { accountPath } from "#domain/staff/return-path.ts";
import type { readFirstSteps } from "#server/people/first-steps.server.ts";
import { KeptForm } from "./kept-form.tsx";
import { SendTestLead } from "./test-lead.tsx";

type Setup = NonNullable<Awaited<ReturnType<typeof readFirstSteps>>["setup"]>;

/** The steps of an agency's first day. What is on file checks them off. Hidden, the list is one line. */
export function SetupList({
	setup: { copy, progress, steps },
	sendTest,
	isHidden,
}: {
	setup: Setup;
	/** The words on the button of its step. */
	sendTest: string;
	/** As this browser was told. */
	isHidden: boolean;
}) {
	return (
		<section aria-labelledby="setup" className="rounded-md border border-sand-200 bg-white">
			<div className="flex flex-wrap items-center justify-between gap-x-6 rounded-t-md bg-sand-100 px-4">
				<h3 id="setup" className="py-1 font-sans text-sm">
					{copy.title} <span className="font-normal text-ink-700 tabular-nums">{progress}</span>
				</h3>
				<KeptForm name={{ intent: isHidden ? "show-setup" : "hide-setup" }}>
					<button
						type="submit"
						className="min-h-8 text-sm font-semibold text-ink-900 underline underline-offset-4 pointer-coarse:min-h-11"
					>
						{isHidden ? copy.unfold : copy.fold}
					</button>
				</KeptForm>
			</div>
			{!isHidden && (
				<ol className="grid border-t border-sand-200 lg:grid-cols-2">
					{steps.map(({ step, title, text, href, isDone }) => (
						<li key={step} className="flex gap-x-3 px-4 py-1.5">
							<span
								className={`mt-1 flex size-6 shrink-0 items-center justify-center rounded-full ${isDone ? "bg-ink-800 text-white" : "border-2 border-ink-400"}`}
							>
								{isDone && <Icon name="check" className="size-4" />}
							</span>
							<div className="min-w-0">
								<h4 className="flex min-h-8 items-center font-sans font-semibold">
									{isDone && <span className="sr-only">{copy.done} </span>}
									{isDone || !href ? title : <StepLink href={href}>{title}</StepLink>}
								</h4>
								{!isDone && <p className="text-sm">{text}</p>}
								{!isDone && step === "request" && <SendTestLead label={sendTest} />}
							</div>
						</li>
					))}
				</ol>
			)}
		</section>
	);
}

/** A page of the public site opens beside Today, so that one sees there what it does. */
function StepLink({ href, children }: { href: string; children: ReactNode }) {
	const style = "inline-flex min-h-8 items-center underline underline-offset-4";
	if (href.startsWith("/admin")) {
		return (
			<Link to={href} className={style}>
				{children}
			</Link>
		);
	}
	if (href.startsWith(accountPath)) {
		return (
			<a href={href} className={style}>
				{children}
			</a>
		);
	}
	return (
		<ExternalLink href={href} className={style}>
			{children}
		</ExternalLink>
	);
}
