import type { ReactNode } from "react";
import { buttonStyle } from "#app/components/ui/button-style.ts";

export function ChatQuestion({ children }: { children: ReactNode }) {
	return <h3 className="mb-3 font-sans text-base">{children}</h3>;
}

export interface ChatChoiceQuestionProps<T extends string> {
	question: string;
	options: readonly T[];
	label: (option: T) => string;
	onChoose: (option: T) => void;
}

export function ChatChoiceQuestion<T extends string>({
	question,
	options,
	label,
	onChoose,
}: ChatChoiceQuestionProps<T>) {
	return (
		<>
			<ChatQuestion>{question}</ChatQuestion>
			<ul className="grid gap-2 @2xs:grid-cols-2">
				{options.map((option) => (
					<li key={option} className="flex">
						<button
							type="button"
							data-tracked=""
							onClick={() => onChoose(option)}
							className={buttonStyle("secondary", "w-full cursor-pointer px-3")}
						>
							{label(option)}
						</button>
					</li>
				))}
			</ul>
		</>
	);
}
