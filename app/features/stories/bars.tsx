import type { LabeledBar } from "#content/stories.server.ts";

export interface BarLegend {
	paid: string;
	above: string;
	below: string;
}

const paidFill = "fill-ink-600";
const aboveFill = "fill-sun-400";
const belowFill = "fill-coral-200";

/** Amounts as a list for screen readers and as bars for the eye. */
export function Bars({ bars, legend }: { bars: readonly LabeledBar[]; legend?: BarLegend }) {
	const maxCents = Math.max(...bars.flatMap(({ cents, paidCents = 0 }) => [cents, paidCents]));
	const anyBelow = bars.some(({ cents, paidCents = 0 }) => cents < paidCents);
	return (
		<>
			<dl className="grid gap-5">
				{bars.map((bar) => (
					<div
						key={bar.id}
						className="grid grid-cols-[1fr_auto] items-baseline gap-x-5 gap-y-1.5 print:break-inside-avoid"
					>
						<dt>{bar.label}</dt>
						<dd className="font-serif text-xl leading-none font-semibold text-ink-900">{bar.amount}</dd>
						<dd aria-hidden="true" className="col-span-2">
							<Bar bar={bar} maxCents={maxCents} />
						</dd>
					</div>
				))}
			</dl>
			{legend && (
				<ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm">
					<Key fill={paidFill} label={legend.paid} />
					<Key fill={aboveFill} label={legend.above} />
					{anyBelow && <Key fill={belowFill} label={legend.below} />}
				</ul>
			)}
		</>
	);
}

function Bar({ bar: { cents, paidCents = cents }, maxCents }: { bar: LabeledBar; maxCents: number }) {
	const part = (amount: number) => (amount / maxCents) * 100;
	const solid = Math.min(cents, paidCents);
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 100 4"
			preserveAspectRatio="none"
			focusable="false"
			className="block h-4 w-full rounded-sm"
		>
			<path d="M0 0H100V4H0Z" className="fill-ink-50" />
			<rect width={part(solid)} height="4" className={paidFill} />
			<rect x={part(solid)} width={part(cents - solid)} height="4" className={aboveFill} />
			<rect x={part(cents)} width={part(Math.max(0, paidCents - cents))} height="4" className={belowFill} />
		</svg>
	);
}

function Key({ fill, label }: { fill: string; label: string }) {
	return (
		<li className="flex items-center gap-2">
			<svg aria-hidden="true" focusable="false" viewBox="0 0 12 12" className="size-3.5 rounded-[3px]">
				<path d="M0 0H12V12H0Z" className={fill} />
			</svg>
			{label}
		</li>
	);
}
