import { Link } from "react-router";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { leadsPath } from "#domain/lead-desk/lead-address.ts";
import type { TodayCopy } from "./today-row.tsx";

/** Nothing is left to do, or nobody has written to the agency yet. */
export function EmptyDay({ copy, hasLeads }: { copy: TodayCopy["empty"]; hasLeads: boolean }) {
	const text = hasLeads ? copy : copy.missing.leads;
	return (
		<div className="grid items-center gap-x-10 gap-y-6 rounded-lg border border-sand-200 bg-white p-6 shadow-sm sm:grid-cols-[auto_minmax(0,1fr)] sm:p-10">
			<CalmMorning />
			<div>
				<h3 className="text-2xl">{text.title}</h3>
				<p className="mt-2 max-w-prose">{text.text}</p>
				{hasLeads && (
					<Link to={leadsPath} className={buttonStyle("secondary", "mt-5")}>
						{copy.leads}
					</Link>
				)}
			</div>
		</div>
	);
}

/** A cup on a table in front of a calm sea, with the sun above it. */
function CalmMorning() {
	return (
		<svg aria-hidden="true" viewBox="0 0 220 160" className="w-52 max-w-full">
			<rect width="220" height="160" rx="16" className="fill-sun-100" />
			<circle cx="150" cy="74" r="30" className="fill-sun-300" />
			<path d="M0 84h220v46H0Z" className="fill-ink-200" />
			<path
				d="M118 96h64M130 106h40M24 100h48M44 110h24"
				fill="none"
				strokeWidth="3"
				strokeLinecap="round"
				className="stroke-white"
			/>
			<path d="M0 128h220v16a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16Z" className="fill-sand-300" />
			<path d="M56 84h44v26a18 18 0 0 1-18 18h-8a18 18 0 0 1-18-18Z" className="fill-white" />
			<path d="M100 92h6a9 9 0 0 1 0 18h-6" fill="none" strokeWidth="5" className="stroke-white" />
			<path d="M46 128h64" strokeWidth="5" strokeLinecap="round" className="stroke-white" />
			<path
				d="M68 74c-5-7 5-10 0-17m12 17c-5-7 5-10 0-17m12 17c-5-7 5-10 0-17"
				fill="none"
				strokeWidth="3"
				strokeLinecap="round"
				className="stroke-ink-300"
			/>
			<path
				d="m68 104 7 7 13-14"
				fill="none"
				strokeWidth="4"
				strokeLinecap="round"
				strokeLinejoin="round"
				className="stroke-coral-600"
			/>
		</svg>
	);
}
