import { ratingGrades } from "#domain/agency/insurer.ts";
import type { Messages } from "#i18n/messages.server.ts";

type ScaleCopy = Messages["insurers"]["scale"];

/** How long the bar of each grade is. */
const widths: Readonly<Record<keyof typeof ratingGrades, number>> = {
	superior: 100,
	excellent: 86,
	good: 70,
	fair: 54,
	marginal: 38,
	weak: 24,
	poor: 12,
};
const names = Object.keys(ratingGrades) as (keyof typeof ratingGrades)[];

/** Explains the letters in a chart. */
export function RatingScale({ copy }: { copy: ScaleCopy }) {
	return (
		<figure className="rounded-xl bg-white p-6 shadow-lg sm:p-8">
			<figcaption className="font-serif text-lg font-semibold text-ink-900">{copy.title}</figcaption>
			<dl className="mt-5 grid gap-2.5">
				{names.map((name, index) => (
					<div key={name} className="grid grid-cols-[5rem_1fr_6rem] items-center gap-3 text-sm">
						<dt className="font-semibold whitespace-nowrap text-ink-900 tabular-nums">
							{ratingGrades[name].join(", ")}
						</dt>
						<dd className="order-last">{copy[name]}</dd>
						<svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2.5 w-full">
							<rect width="100" height="8" rx="1" className="fill-ink-50" />
							<rect
								width={widths[name]}
								height="8"
								rx="1"
								className={index < 2 ? "fill-green-600" : index < 4 ? "fill-sun-400" : "fill-coral-400"}
							/>
						</svg>
					</div>
				))}
			</dl>
			<p className="mt-5 text-sm text-ink-700">{copy.note}</p>
		</figure>
	);
}
