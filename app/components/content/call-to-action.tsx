import { Icon } from "../ui/icon.tsx";
import { SiteLink } from "../ui/site-link.tsx";
import { ContactActions } from "./contact-actions.tsx";
import type { FrameCopy } from "./page-hero.tsx";
import { SunsetSection } from "./sunset-section.tsx";

/** The call to action at the end of a page. */
export function CallToAction({
	frame,
	copy,
	booking,
}: {
	frame: FrameCopy;
	copy: { title: string; text: string };
	booking: string | null;
}) {
	return (
		<SunsetSection id="next" copy={copy}>
			<ContactActions frame={frame} booking={booking} dark />
			<SiteLink
				path="/#contact"
				className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-white underline underline-offset-4 hover:no-underline"
			>
				<Icon name="mail" />
				{frame.write}
			</SiteLink>
		</SunsetSection>
	);
}
