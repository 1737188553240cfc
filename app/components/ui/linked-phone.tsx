import { agency } from "#content/agency.ts";

/** Text in which the agency's number calls and stays on one line. */
export function LinkedPhone({ text }: { text: string }) {
	const [first = "", ...others] = text.split(agency.phone.display);
	if (others.length === 0) return text;
	return (
		<>
			{first}
			{others.map((rest) => (
				<span key={rest}>
					<a href={`tel:${agency.phone.e164}`} className="font-medium whitespace-nowrap underline underline-offset-2">
						{agency.phone.display}
					</a>
					{rest}
				</span>
			))}
		</>
	);
}
