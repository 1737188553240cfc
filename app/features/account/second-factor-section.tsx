import { Link } from "react-router";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { secondFactorPath } from "#domain/staff/return-path.ts";
import { Card } from "../staff/card.tsx";
import { StatusBadge } from "../staff/status-badge.tsx";

/** Explains the second factor and links to the page where it is changed. */
export function SecondFactorSection({
	title,
	lead,
	state,
	factors,
	link,
}: {
	title: string;
	lead: string;
	state: { isOn: boolean; label: string };
	/** The factors of this account, in words. */
	factors: readonly string[];
	link: string;
}) {
	return (
		<Card size="wide" id="second-factor" title={title} lead={lead} notice={null}>
			<p>
				<StatusBadge variant={state.isOn ? "default" : "secondary"}>{state.label}</StatusBadge>
			</p>
			{factors.length > 0 && (
				<ul className="grid gap-1">
					{factors.map((factor) => (
						<li key={factor}>{factor}</li>
					))}
				</ul>
			)}
			<Link to={secondFactorPath} className={buttonStyle("secondary", "justify-self-start")}>
				{link}
			</Link>
		</Card>
	);
}
