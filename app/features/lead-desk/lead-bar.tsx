import { Link } from "react-router";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { dialStyle } from "./lead-call.tsx";
import type { LeadPartProps } from "./lead-page-props.ts";

/** The most frequent actions for a person with a phone in one hand, at the bottom of the screen. */
export function LeadBar({ lead, copy, address }: LeadPartProps) {
	const link = `${buttonStyle("secondary")} grow px-1.5! text-sm whitespace-nowrap xs:px-3!`;
	const { call, person } = lead;
	return (
		<nav
			aria-label={copy.bar}
			className="fixed inset-x-0 bottom-(--line) z-20 flex gap-1.5 border-t border-sand-200 bg-white/95 px-2 pt-2 pb-2 md:hidden print:hidden"
		>
			{call.isOpen && person.phoneHref ? (
				<a href={person.phoneHref} className={`${dialStyle} grow px-1.5! text-sm whitespace-nowrap xs:px-3!`}>
					<Icon name="phone" className="size-4 max-[22rem]:hidden" />
					{copy.call.short}
				</a>
			) : (
				<a href="#call" className={link}>
					{copy.call.short}
				</a>
			)}
			<a href="#call" className={link}>
				{copy.call.shortLog}
			</a>
			{person.email && (
				<Link to={`${address}${address.includes("?") ? "&" : "?"}write=email#emails`} className={link}>
					{copy.emails.title}
				</Link>
			)}
			<a href="#notes" className={link}>
				{copy.notes.short}
			</a>
		</nav>
	);
}
