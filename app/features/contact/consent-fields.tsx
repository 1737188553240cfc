import type { ContactCopy } from "./contact-copy.ts";

export interface ConsentFieldsProps {
	copy: ContactCopy["consent"];
	ticked: boolean;
	privacyHref: string | undefined;
}

/** What sending means, and the one thing beside it that may be agreed to; both texts go into the consent record. */
export function ConsentFields({ copy, ticked, privacyHref }: ConsentFieldsProps) {
	return (
		<div className="mt-6 space-y-4 rounded-md bg-sand-50 p-4 text-sm">
			<p>
				{copy.request}
				{privacyHref && (
					<>
						{" "}
						<a href={privacyHref} className="font-medium underline underline-offset-2">
							{copy.privacy}
						</a>
					</>
				)}
			</p>
			<label className="flex cursor-pointer items-start gap-3 py-1">
				<input
					type="checkbox"
					name="marketing_consent"
					defaultChecked={ticked}
					className="mt-0.5 size-6 shrink-0 accent-ink-800"
				/>
				<span>{copy.marketing}</span>
			</label>
		</div>
	);
}
