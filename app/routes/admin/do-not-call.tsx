import { Link } from "react-router";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { NumberLookup } from "#app/features/do-not-call/number-lookup.tsx";
import { RegisterLists } from "#app/features/do-not-call/register-lists.tsx";
import type { DoNotCallCopy } from "#app/features/do-not-call/register-props.ts";
import { Card } from "#app/features/staff/card.tsx";
import { ListPages } from "#app/features/staff/list-pages.tsx";
import { NoticeBox } from "#app/features/staff/notice-box.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { areaListPath, doNotCallPath, numberFilePath, resultsPath } from "#domain/do-not-call/register-address.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { mayKeepDoNotCall } from "#domain/staff/roles.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { lookUpNumber, registerLines } from "#server/do-not-call/register-page.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/do-not-call";
import { postRegister, readRegisterPage } from "./do-not-call-forms.server.ts";

export const middleware = [requirePage("do-not-call", mayKeepDoNotCall)];

export async function loader(args: Route.LoaderArgs) {
	const { services, searchParams, locale, states, today, done } = await readRegisterPage(args);
	const before = readRowId(searchParams.get("before"));
	const typed = searchParams.get("number")?.slice(0, 60) ?? "";
	const number = typed ? await lookUpNumber(services, typed, locale) : null;
	await logRead(args.context, "do_not_call_lists", {});
	return {
		...(await registerLines(services, { before, locale })),
		before,
		states,
		today,
		done,
		typed,
		number,
		isUnread: typed !== "" && number === null,
		copy: copyFor(locale, "doNotCall"),
		pages: copyFor(locale, "admin").pages,
	};
}

export function action(args: Route.ActionArgs) {
	return postRegister(args);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.title);

export default function DoNotCall({ loaderData, actionData }: Route.ComponentProps) {
	const { lines, olderThan, before, done, copy, pages } = loaderData;
	return (
		<>
			<h2 className="text-2xl">{copy.title}</h2>
			<p className="mt-2 max-w-prose">{copy.lead}</p>
			<p className="mt-2 max-w-prose text-sm text-ink-700">{copy.law}</p>
			<div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">
				{done && !actionData && <NoticeBox notice={{ tone: "good", ...copy.done[done] }} />}
				<RegisterTools copy={copy} />
				<NumberLookup {...loaderData} refused={actionData} />
				<RegisterLists lines={lines} copy={copy} />
			</div>
			<ListPages
				newest={before ? doNotCallPath : null}
				older={olderThan && `${doNotCallPath}?before=${olderThan}`}
				copy={pages}
			/>
			<p className="mt-4">
				<Link to="/admin/leads" className={textLink}>
					{copy.back}
				</Link>
			</p>
		</>
	);
}

const link = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";

/** The ways to add checks, and the numbers to give to a service. */
function RegisterTools({ copy }: { copy: DoNotCallCopy }) {
	return (
		<Card heading="h3" id="add" title={copy.tools.title} lead={copy.tools.lead}>
			<div className="flex flex-wrap gap-3">
				<Link to={areaListPath} className={buttonStyle()}>
					{copy.tools.list}
				</Link>
				<Link to={resultsPath} className={buttonStyle("secondary")}>
					{copy.tools.results}
				</Link>
			</div>
			<div>
				<h4 className="text-base font-semibold text-ink-900">{copy.tools.export}</h4>
				<p className="max-w-prose text-sm text-ink-700">{copy.tools.exportHint}</p>
				<p className="flex flex-wrap gap-x-6">
					<a href={numberFilePath("numbers.csv")} className={link}>
						{copy.tools.csv}
					</a>
					<a href={numberFilePath("numbers.txt")} className={link}>
						{copy.tools.lines}
					</a>
				</p>
			</div>
		</Card>
	);
}
