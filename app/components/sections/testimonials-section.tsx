import type { Messages } from "#i18n/messages.server.ts";
import { Section, SectionHeading } from "../ui/section.tsx";
import { Stars } from "../ui/stars.tsx";

export function TestimonialsSection({ copy }: { copy: Messages["home"]["testimonials"] }) {
	return (
		<Section
			id="testimonials"
			tone="ink"
			className="deferred-layout [--height:58rem] md:[--height:54rem] lg:[--height:40rem]"
		>
			<SectionHeading id="testimonials" title={copy.title} dark />
			<ul className="mt-12 grid gap-6 lg:grid-cols-2 lg:gap-8">
				{Object.entries(copy.items).map(([key, { name, location, initials, review }]) => (
					<li key={key}>
						<figure className="flex h-full flex-col rounded-xl bg-ink-800 p-7 sm:p-9">
							<Stars label={copy.rating} />
							<blockquote className="mt-5 mb-7 font-serif text-xl text-white">“{review}”</blockquote>
							<figcaption className="mt-auto flex items-center gap-4">
								<span
									aria-hidden="true"
									className="inline-flex size-12 items-center justify-center rounded-full bg-sun-200 font-semibold text-ink-900"
								>
									{initials}
								</span>
								<span>
									<span className="block font-semibold text-white">{name}</span>
									<span className="text-sm">{location}</span>
								</span>
							</figcaption>
						</figure>
					</li>
				))}
			</ul>
			<p className="mt-8 text-sm text-ink-200">{copy.disclaimer}</p>
		</Section>
	);
}
