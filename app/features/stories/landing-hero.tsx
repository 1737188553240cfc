import { RichText } from "#app/components/content/rich-text.tsx";
import type { LandingContent } from "#content/schema.ts";
import { ActionLink } from "./action-link.tsx";
import { CallLink } from "./call-link.tsx";

export function LandingHero({
	content: { title, lead, action, reassurance },
	actionPath,
	call,
	dark = false,
}: {
	content: LandingContent;
	actionPath: string;
	call: string;
	dark?: boolean;
}) {
	return (
		<div className="max-w-[42rem]">
			{/* A long headline in the largest size would push the button off the first screen. */}
			<h1 className={`${title.length > 60 ? "text-3xl" : "text-4xl"} ${dark ? "text-white" : ""}`}>{title}</h1>
			<p className="mt-5 text-lg">
				<RichText text={lead} />
			</p>
			<div className="mt-8 flex flex-col items-start gap-x-6 gap-y-3 sm:flex-row sm:flex-wrap sm:items-center">
				<ActionLink path={actionPath} label={action} />
				<CallLink label={call} dark={dark} />
			</div>
			<p className={`mt-4 text-sm ${dark ? "text-ink-200" : "text-ink-600"}`}>{reassurance}</p>
		</div>
	);
}
