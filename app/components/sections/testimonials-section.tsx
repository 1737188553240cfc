import { usePageLocale } from "#app/browser/page-frame.tsx";
import type { ShownTestimonial } from "#content/shown-testimonials.server.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { SampleBadge } from "../ui/sample-mark.tsx";
import { Section, SectionHeading } from "../ui/section.tsx";
import { Stars } from "../ui/stars.tsx";

type TestimonialsCopy = Messages["home"]["testimonials"];

/** Nothing while no client has confirmed any words. */
export function TestimonialsSection({
	copy,
	testimonials,
}: {
	copy: TestimonialsCopy;
	testimonials: readonly ShownTestimonial[];
}) {
	if (testimonials.length === 0) return null;
	return (
		<Section
			id="testimonials"
			tone="ink"
			className="deferred-layout [--height:62rem] md:[--height:56rem] lg:[--height:42rem]"
		>
			<SectionHeading id="testimonials" title={copy.title} dark />
			<ul className="mt-12 grid gap-6 lg:grid-cols-2 lg:gap-8">
				{testimonials.map((testimonial) => (
					<li key={testimonial.id}>
						<Quote copy={copy} testimonial={testimonial} />
					</li>
				))}
			</ul>
			<p className="mt-8 text-sm text-ink-200">{copy.disclaimer}</p>
		</Section>
	);
}

function Quote({ copy, testimonial }: { copy: TestimonialsCopy; testimonial: ShownTestimonial }) {
	const locale = usePageLocale();
	const { name, initials, place, rating, language, review, isSample, isPaid } = testimonial;
	return (
		<figure className="flex h-full flex-col rounded-xl bg-ink-800 p-7 sm:p-9">
			<div>
				<Stars rating={rating} label={copy.rating[rating as unknown as keyof typeof copy.rating]} />
			</div>
			<blockquote className="mt-5 mb-7 font-serif text-xl text-white">“{review}”</blockquote>
			<figcaption className="mt-auto flex items-center gap-4">
				<span
					aria-hidden="true"
					className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-sun-200 font-semibold text-ink-900"
				>
					{initials}
				</span>
				<span>
					<span>
						<span className="font-semibold text-white">{name}</span>
						{isSample && <SampleBadge />}
					</span>
					<span className="block text-sm">{place}</span>
					{language !== locale && <span className="block text-sm">{copy.translated[language]}</span>}
					{isPaid && <span className="block text-sm">{copy.paid}</span>}
				</span>
			</figcaption>
		</figure>
	);
}
