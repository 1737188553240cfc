import { RichText } from "../content/rich-text.tsx";
import { SunsetScene } from "../illustrations/sunset-scene.tsx";
import { Container } from "../ui/section.tsx";
import { ActionLink } from "./action-link.tsx";
import { CallLink } from "./call-link.tsx";

/** Ends a page with its one action. */
export function ClosingBand({
	copy,
	action,
	call,
}: {
	copy: { title: string; text: string };
	action: { path: string; label: string };
	call: string;
}) {
	return (
		<section
			aria-labelledby="closing-title"
			className="on-dark relative overflow-hidden bg-ink-900 text-ink-100 print:hidden"
		>
			<Container className="relative pt-16 pb-44 lg:py-24">
				<div className="lg:max-w-[38rem]">
					<h2 id="closing-title" className="text-3xl text-white">
						{copy.title}
					</h2>
					<p className="mt-4 mb-8 text-lg">
						<RichText text={copy.text} />
					</p>
					<div className="flex flex-col items-start gap-3">
						<ActionLink {...action} />
						<CallLink label={call} dark />
					</div>
				</div>
			</Container>
			<SunsetScene className="absolute inset-x-0 bottom-0 -z-0 h-40 w-full lg:left-auto lg:h-full lg:w-[44%]" />
		</section>
	);
}
