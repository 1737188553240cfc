import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import type { readSignOffPage } from "#server/sign-offs/sign-off-page.server.ts";
import { NoticeBox } from "../staff/notice-box.tsx";
import { RecentProof } from "../staff/recent-proof.tsx";

type Page = NonNullable<Awaited<ReturnType<typeof readSignOffPage>>>;

/** Signs the text off that stands above, and leads to the next page. */
export function SignOffForm({
	page: { copy, owed, standing, seen, next, done },
	isStale,
	proofError,
}: {
	page: Pick<Page, "copy" | "owed" | "standing" | "seen" | "next" | "done">;
	/** True if another text was read than the one above. */
	isStale: boolean;
	proofError: string | undefined;
}) {
	const sending = useNavigation().formMethod === "POST";
	const isSigned = standing === "signed";
	return (
		<>
			{done && !isStale && <NoticeBox notice={{ tone: "good", ...copy.done[done] }} />}
			{owed && <RecentProof owed={owed} {...copy.proof} error={proofError} />}
			<div className="flex flex-wrap items-center gap-3">
				{!owed && !isSigned && <SignButton intent="sign" seen={seen.sign} label={copy.sign} isSending={sending} />}
				{next && (
					<Link
						key={String(isSigned)}
						to={next.to}
						ref={isSigned && done === "sign" ? focusOnce : undefined}
						className={buttonStyle(isSigned ? "primary" : "secondary")}
					>
						{copy.next}: {next.name}
					</Link>
				)}
				{!owed && seen.withdraw !== null && (
					<SignButton intent="withdraw" seen={seen.withdraw} label={copy.withdraw} isSending={sending} />
				)}
			</div>
			{!owed && !isSigned && <p className="max-w-prose text-sm text-ink-700">{copy.signHint}</p>}
			{!next && isSigned && <p>{copy.finished}</p>}
		</>
	);
}

function SignButton({
	intent,
	seen,
	label,
	isSending,
}: {
	intent: "sign" | "withdraw";
	seen: string;
	label: string;
	isSending: boolean;
}) {
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="seen" value={seen} />
			<Button
				type="submit"
				name="intent"
				value={intent}
				variant={intent === "sign" ? "primary" : "secondary"}
				disabled={isSending}
			>
				{label}
			</Button>
		</Form>
	);
}

/** So that Enter leads on after a sign-off. */
function focusOnce(link: HTMLAnchorElement | null) {
	link?.focus();
}
