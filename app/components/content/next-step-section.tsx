import type { ReactNode } from "react";
import { Container } from "../ui/section.tsx";
import { RichText } from "./rich-text.tsx";

/**
 * The last section of a page: a call to action, with its buttons next to it. `id` is the prefix of the heading's id.
 */
export function NextStepSection({
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
			className="deferred-layout on-dark border-b border-ink-700 bg-ink-900 text-ink-100 [--height:26rem] lg:[--height:19rem] print:hidden"
		>
			<Container className="grid items-center gap-x-16 py-12 lg:grid-cols-[7fr_5fr] lg:py-16">
				<div className="max-w-[40rem]">
					<h2 id={`${id}-title`} className="text-2xl text-white lg:text-3xl">
						{copy.title}
					</h2>
					<p className="mt-3 lg:text-lg">
						<RichText text={copy.text} />
					</p>
				</div>
				<div className="lg:border-l lg:border-ink-700 lg:pl-12">{children}</div>
			</Container>
		</section>
	);
}
