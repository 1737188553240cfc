import { soldPart } from "#app/browser/sales-parts.ts";
import { Icon } from "../ui/icon.tsx";
import { SiteLink } from "../ui/site-link.tsx";
import { ContactActions } from "./contact-actions.tsx";
import { NextStepSection } from "./next-step-section.tsx";
import type { FrameCopy } from "./page-hero.tsx";

/** The call to action at the end of a page. */
export function CallToAction({
	frame,
	copy,
	booking,
	recruiting = false,
	quiet = false,
}: {
	frame: FrameCopy;
	copy: { title: string; text: string };
	booking: string | null;
	/** On pages for applicants: the appointment is a recruiting call, and the form is theirs. */
	recruiting?: boolean;
	/** The page's main way on is at its top. */
	quiet?: boolean;
}) {
	return (
		// Work is offered where nothing may be sold, too.
		<div {...(recruiting ? {} : soldPart.mark(""))}>
			<NextStepSection id="next" copy={copy}>
				<ContactActions
					frame={frame}
					booking={booking}
					bookLabel={recruiting ? frame.bookRecruiting : frame.book}
					sells={!recruiting}
					quiet={quiet}
					dark
				/>
				<SiteLink
					path={recruiting ? "/careers#apply" : "/#contact"}
					className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-white underline underline-offset-4 hover:no-underline"
				>
					<Icon name="mail" />
					{recruiting ? frame.apply : frame.write}
				</SiteLink>
			</NextStepSection>
		</div>
	);
}
