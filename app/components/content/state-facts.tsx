import type { ReactNode } from "react";
import type { Messages } from "#i18n/messages.server.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import { SampleMark } from "../ui/sample-mark.tsx";
import { Container } from "../ui/section.tsx";
import { PhoneLink, type Regulator, RegulatorLink } from "./regulator.tsx";

export interface StateFactsProps {
	copy: Messages["pages"]["state"];
	columns: { freeLook: string; regulator: string };
	/** "Your policy states your exact period." */
	exactPeriod: string;
	/** `evidence` is absent if the text is not a number of days. */
	freeLook: { text: string; evidence?: string | undefined };
	regulator: Regulator;
	/** Absent where these figures may not be claimed. */
	figures: { funeralCost: string; suggestedCoverage: string } | null;
}

/** The key facts of a state, each figure with its caveat. */
export function StateFacts({ copy, columns, exactPeriod, freeLook, regulator, figures }: StateFactsProps) {
	return (
		<section
			aria-labelledby="facts-title"
			className="on-dark bg-ink-900 py-12 text-ink-100 lg:py-14 print:bg-white print:py-4 print:text-ink-900"
		>
			<Container>
				<h2 id="facts-title" className="text-xl text-white print:text-ink-900">
					{copy.facts}
				</h2>
				<dl className={`mt-7 grid gap-x-10 gap-y-9 sm:grid-cols-2 ${figures ? "xl:grid-cols-4" : ""}`}>
					{figures && (
						<>
							<Fact icon="heart" term={copy.funeral} value={withMark(figures.funeralCost)} note={copy.funeralNote} />
							<Fact
								icon="home"
								term={copy.coverage}
								value={withMark(figures.suggestedCoverage)}
								note={copy.coverageNote}
							/>
						</>
					)}
					<Fact
						icon="clock"
						term={columns.freeLook}
						value={freeLook.text}
						// A figure is large; a range with its exceptions is a sentence.
						isText={!freeLook.evidence || freeLook.text.includes(";")}
						note={[exactPeriod, freeLook.evidence].join(" ")}
					/>
					<Fact
						icon="phone"
						term={columns.regulator}
						value={<RegulatorLink regulator={regulator} />}
						isText
						note={
							regulator.phone && (
								<>
									{copy.consumerLine}: <PhoneLink phone={regulator.phone} />
								</>
							)
						}
					/>
				</dl>
			</Container>
		</section>
	);
}

function withMark(figure: string) {
	return (
		<>
			{figure}
			<SampleMark of="funeralCosts" />
		</>
	);
}

function Fact({
	icon,
	term,
	value,
	note,
	isText = false,
}: {
	icon: IconName;
	term: string;
	value: ReactNode;
	note: ReactNode;
	/** The value is text, not a figure. */
	isText?: boolean;
}) {
	return (
		<div className="print:break-inside-avoid">
			<dt className="flex items-center gap-2 text-sm font-semibold text-sun-200 print:text-ink-900">
				<Icon name={icon} />
				{term}
			</dt>
			<dd
				className={`mt-2 font-serif font-semibold text-white print:text-ink-900 ${isText ? "text-lg leading-snug" : "text-3xl"}`}
			>
				{value}
			</dd>
			<dd className="mt-2 text-sm">{note}</dd>
		</div>
	);
}
