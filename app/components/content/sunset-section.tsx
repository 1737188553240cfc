import type { ReactNode } from "react";
import { SunsetScene } from "../illustrations/sunset-scene.tsx";
import { Container } from "../ui/section.tsx";
import { RichText } from "./rich-text.tsx";

/** The last section of a page: a call to action on an evening sky. `id` is the prefix of the heading's id. */
export function SunsetSection({
	id,
	copy,
	children,
}: {
	id: string;
	copy: { title: string; text: string };
	children: ReactNode;
}) {
	return (
		<section
			aria-labelledby={`${id}-title`}
			className="deferred-layout [--height:43rem] lg:[--height:30rem] on-dark relative overflow-hidden bg-ink-900 text-ink-100 print:hidden"
		>
			<Container className="relative pt-16 pb-44 lg:py-24">
				<div className="lg:max-w-[38rem]">
					<h2 id={`${id}-title`} className="text-3xl text-white">
						{copy.title}
					</h2>
					<p className="mt-4 text-lg">
						<RichText text={copy.text} />
					</p>
					{children}
				</div>
			</Container>
			<SunsetScene className="absolute inset-x-0 bottom-0 -z-0 h-40 w-full lg:left-auto lg:h-full lg:w-[44%]" />
		</section>
	);
}
