import { Illustration } from "./scenery.tsx";

const bubble = "M26 0H148a26 26 0 0 1 26 26V56a26 26 0 0 1-26 26H70L40 108V82H26A26 26 0 0 1 0 56V26A26 26 0 0 1 26 0Z";

const greetings = [
	{ word: "Hello", at: "translate(20 30)", fill: "fill-ink-900", text: "fill-white" },
	{ word: "Hola", at: "translate(222 78)", fill: "fill-coral-500", text: "fill-white" },
	{ word: "Bonjou", at: "translate(48 166)", fill: "fill-sun-300", text: "fill-ink-900" },
	{ word: "Olá", at: "translate(244 216)", fill: "fill-ink-200", text: "fill-ink-900" },
];

/** The four languages, in conversation. */
export function GreetingsScene({ className }: { className?: string }) {
	return (
		<Illustration scene="greetings" width={440} height={340} className={className}>
			<circle cx="220" cy="176" r="164" className="fill-sand-100" />
			{greetings.map(({ word, at, fill, text }) => (
				<g key={word} transform={at}>
					<path d={bubble} className={fill} />
					<text x="87" y="53" textAnchor="middle" className={`font-serif text-[34px] font-semibold ${text}`}>
						{word}
					</text>
				</g>
			))}
		</Illustration>
	);
}
