import { Icon, type IconName } from "../ui/icon.tsx";
import { RichText } from "./rich-text.tsx";

/** A list whose points all have the same icon: yes or no. */
export function MarkedPoints({ points, kind }: { points: readonly string[]; kind: "yes" | "no" }) {
	const { icon, tint } = marks[kind];
	return (
		<ul className="mt-5 grid gap-4">
			{points.map((point) => (
				<li key={point} className="flex gap-3">
					<span className={`mt-0.5 inline-flex size-7 shrink-0 items-center justify-center rounded-full ${tint}`}>
						<Icon name={icon} className="size-4" />
					</span>
					<p>
						<RichText text={point} />
					</p>
				</li>
			))}
		</ul>
	);
}

const marks: Record<"yes" | "no", { icon: IconName; tint: string }> = {
	yes: { icon: "check", tint: "bg-sun-100 text-ink-900" },
	no: { icon: "close", tint: "bg-ink-100 text-ink-900" },
};
