import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { type ChatState, chatSteps } from "#domain/chat/qualification.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";

/** The earlier questions with the visitor's answers. */
export function AnswersSoFar({ chat: { step, answers } }: { chat: ChatState }) {
	const t = useTranslations("chat");
	const locale = usePageLocale();
	const { state, stateText, product, timeline } = answers;
	const said = [
		["state", (state && jurisdictionName(state, locale)) ?? stateText],
		["product", product && t(`products.${product}`)],
		["timeline", timeline && t(`timelines.${timeline}`)],
	] as const;
	const given = said.slice(0, Math.max(0, chatSteps.indexOf(step)));
	if (given.length === 0) return null;
	return (
		<dl className="space-y-4">
			{given.map(([asked, answer]) => (
				<div key={asked}>
					<dt>{t(`${asked}.question`)}</dt>
					<dd className="mt-1.5 ml-auto w-fit max-w-[85%] rounded-lg rounded-br-sm bg-ink-100 px-4 py-2 font-medium wrap-anywhere text-ink-900">
						{answer}
					</dd>
				</div>
			))}
		</dl>
	);
}
