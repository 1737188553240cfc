import { SunsetScene } from "../illustrations/sunset-scene.tsx";
import { Icon } from "../ui/icon.tsx";
import { Container } from "../ui/section.tsx";
import { SiteLink } from "../ui/site-link.tsx";
import { ContactActions } from "./contact-actions.tsx";
import type { FrameCopy } from "./page-hero.tsx";
import { RichText } from "./rich-text.tsx";

/** Closes a page with one invitation. */
export function CallToAction({
	frame,
	copy,
	booking,
}: {
	frame: FrameCopy;
	copy: { title: string; text: string };
	booking: string;
}) {
	return (
		<section
			aria-labelledby="next-title"
			className="on-dark relative overflow-hidden bg-ink-900 text-ink-100 print:hidden"
		>
			<Container className="relative pt-16 pb-44 lg:py-24">
				<div className="lg:max-w-[38rem]">
					<h2 id="next-title" className="text-3xl text-white">
						{copy.title}
					</h2>
					<p className="mt-4 text-lg">
						<RichText text={copy.text} />
					</p>
					<ContactActions frame={frame} booking={booking} dark />
					<SiteLink
						path="/#contact"
						className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-white underline underline-offset-4 hover:no-underline"
					>
						<Icon name="mail" />
						{frame.write}
					</SiteLink>
				</div>
			</Container>
			<SunsetScene className="absolute inset-x-0 bottom-0 -z-0 h-40 w-full lg:left-auto lg:h-full lg:w-[44%]" />
		</section>
	);
}
