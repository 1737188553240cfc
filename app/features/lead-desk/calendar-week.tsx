import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Card } from "#app/features/staff/card.tsx";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import type { Messages } from "#i18n/messages.server.ts";
import type { readCalendar } from "#server/lead-desk/appointments/calendar-page.server.ts";
import { StatusBadge } from "../staff/status-badge.tsx";

type CalendarPage = Awaited<ReturnType<typeof readCalendar>>;

/** A week of appointments as a list. */
export function CalendarDays({ days, ways, copy }: Pick<CalendarPage, "days" | "ways" | "copy">) {
	return (
		<ol className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
			{days.map(({ day, name, isToday, rows }) => (
				<li
					key={day}
					aria-current={isToday ? "date" : undefined}
					className={`rounded-lg border bg-white px-4 py-3 sm:px-5 ${isToday ? "border-ink-800" : "border-sand-200"}`}
				>
					<h3 className="text-lg">{name}</h3>
					{rows.length === 0 ? (
						<p className="text-sm text-ink-700">{copy.none}</p>
					) : (
						<ul className="mt-1 grid grid-cols-[minmax(0,1fr)] divide-y divide-sand-200">
							{rows.map((row) => (
								<li key={row.id} className="py-2 sm:grid sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-4">
									<p className="font-semibold text-ink-900 sm:py-2.5">
										<time dateTime={row.at}>{row.time}</time>
									</p>
									<div>
										<p className="flex flex-wrap items-center gap-x-3">
											<Link
												to={leadPath(row.leadId)}
												className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 wrap-anywhere"
											>
												{row.name}
											</Link>
											{row.state && <StatusBadge variant="secondary">{row.state}</StatusBadge>}
										</p>
										<p className="text-sm wrap-anywhere">
											{[ways[row.way], row.minutes, row.theirTime, row.place, row.owner].filter(Boolean).join(" · ")}
										</p>
									</div>
								</li>
							))}
						</ul>
					)}
				</li>
			))}
		</ol>
	);
}

/** The secret address under which another calendar reads them. */
export function CalendarFeed({
	since,
	address,
	copy,
}: {
	since: string | null;
	/** A moment after it was made. */
	address: string | null;
	copy: Messages["appointments"]["feed"];
}) {
	return (
		<Card title={copy.title} heading="h3" lead={copy.text} className="mt-8 max-w-3xl">
			{since && <p className="font-medium text-ink-900">{since}</p>}
			{address && (
				<div role="status">
					<Field name="address" id="feed-address" label={copy.label} hint={copy.once}>
						{(control) => <input {...control} readOnly defaultValue={address} key={address} />}
					</Field>
				</div>
			)}
			<Form method="post" preventScrollReset className="flex flex-wrap gap-3">
				<Button type="submit" name="intent" value="make" variant="secondary">
					{since ? copy.replace : copy.make}
				</Button>
				{since && (
					<Button type="submit" name="intent" value="stop" variant="secondary">
						{copy.stop}
					</Button>
				)}
			</Form>
		</Card>
	);
}
