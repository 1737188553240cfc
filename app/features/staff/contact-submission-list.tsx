import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { phoneHref } from "#domain/leads/phone-href.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { About, type LeadAbout } from "./lead-about.tsx";
import { StatusBadge } from "./status-badge.tsx";
import type { StopRequestCopy } from "./stop-request-fields.tsx";
import { StopRequestForm } from "./stop-request-form.tsx";

export interface ContactSubmissionRow {
	id: string;
	name: string;
	email: string | null;
	phone: string | null;
	/** Empty if the form asks for none. */
	message: string;
	/** The language of the message. */
	language: string;
	status: string;
	/** `status` in words. */
	statusText: string;
	suspectedSpam: boolean;
	/** True if it can be released from the quarantine. */
	quarantined: boolean;
	/** True if staff found that it is spam. */
	judged: boolean;
	/** The channels on which the person must not be contacted anymore, and why. */
	stopped: { badge: string; lines: string[] } | null;
	createdAt: string;
	/** `createdAt`, formatted for the reader. */
	created: string;
	about: LeadAbout;
}

type ContactSubmissionCopy = Messages["admin"]["contactSubmissions"] & {
	notOffered: string;
	release: string;
	spam: string;
	stopRequest: StopRequestCopy;
};

const previewLength = 160;

export function ContactSubmissionList({ rows, copy }: { rows: ContactSubmissionRow[]; copy: ContactSubmissionCopy }) {
	if (rows.length === 0) return <p className="py-8 text-center text-ink-700">{copy.empty}</p>;
	return (
		<ul className="grid gap-2.5">
			{rows.map((row) => (
				<li
					key={row.id}
					tabIndex={row.quarantined ? -1 : undefined}
					className="desk-card grid scroll-mb-28 gap-x-8 gap-y-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
				>
					<div className="min-w-0">
						<div className="flex flex-wrap items-center gap-2">
							<h2 className="mr-1 font-serif text-xl font-semibold wrap-anywhere">{row.name}</h2>
							<StatusBadge variant={row.status === "new" ? "default" : "secondary"}>{row.statusText}</StatusBadge>
							{row.about.test && <StatusBadge variant="warning">{row.about.test}</StatusBadge>}
							{row.about.notOffered && <StatusBadge variant="warning">{copy.notOffered}</StatusBadge>}
							{row.suspectedSpam && <StatusBadge variant="warning">{copy.suspectedSpam}</StatusBadge>}
							{row.stopped && <StatusBadge variant="warning">{row.stopped.badge}</StatusBadge>}
						</div>
						<p className="mt-1 text-sm text-ink-700">
							<time dateTime={row.createdAt}>{row.created}</time>
						</p>
						<dl className="mt-2">
							<dt className="sr-only">{copy.email}</dt>
							<dd className="wrap-anywhere">
								{row.email ? <Contact row={row} href={`mailto:${row.email}`} text={row.email} /> : copy.noEmail}
							</dd>
							<dt className="sr-only">{copy.phone}</dt>
							<dd>
								{row.phone ? (
									<Contact row={row} href={row.about.refused ? null : phoneHref(row.phone)} text={row.phone} />
								) : (
									copy.noPhone
								)}
							</dd>
						</dl>
						{row.stopped?.lines.map((line) => (
							<p key={line} className="mt-2 text-sm text-coral-700">
								{line}
							</p>
						))}
					</div>
					<div className="min-w-0">
						<About about={row.about} details={copy.details} />
						{row.message && (
							<>
								<h3 className="sr-only">{copy.message}</h3>
								<Message text={row.message} language={row.language} wholeMessage={copy.wholeMessage} />
							</>
						)}
						<p className="mt-3 text-sm text-ink-700 wrap-anywhere">
							{copy.reference}: {row.id}
						</p>
						{!row.quarantined && <StopRequestForm leadId={row.id} copy={copy.stopRequest} />}
						{row.quarantined && (
							<Form method="post" preventScrollReset className="mt-3 flex flex-wrap gap-2">
								<Button type="submit" name="release" value={row.id} variant="secondary">
									{copy.release}
								</Button>
								{!row.judged && (
									<Button type="submit" name="spam" value={row.id} variant="secondary">
										{copy.spam}
									</Button>
								)}
							</Form>
						)}
					</div>
				</li>
			))}
		</ul>
	);
}

/** One tap reaches the person, but nobody who asked to stop or may be a stranger. */
function Contact({ row, href, text }: { row: ContactSubmissionRow; href: string | null; text: string }) {
	if (row.stopped || row.quarantined || !href) return text;
	return (
		<a href={href} className="inline-flex min-h-8 items-center underline underline-offset-4">
			{text}
		</a>
	);
}

function Message({ text, language, wholeMessage }: { text: string; language: string; wholeMessage: string }) {
	if (text.length <= previewLength) {
		return (
			<p lang={language} className="whitespace-pre-line wrap-anywhere">
				{text}
			</p>
		);
	}
	return (
		<details className="group">
			<summary className="cursor-pointer list-none rounded-sm">
				<span lang={language} className="wrap-anywhere group-open:hidden">
					{text.slice(0, previewLength).trimEnd()}…{" "}
				</span>
				<span className="font-medium underline underline-offset-4">{wholeMessage}</span>
			</summary>
			<p lang={language} className="mt-2 whitespace-pre-line wrap-anywhere">
				{text}
			</p>
		</details>
	);
}
