import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import type { describeRefusal, readRatesPage } from "#server/settings/rates-page.server.ts";
import { StaffForm } from "../staff/staff-form.tsx";

/** Takes a file of rates, and says what is wrong in it, line by line. */
export function RatesUpload({
	words: { upload },
	refusal,
}: {
	words: Awaited<ReturnType<typeof readRatesPage>>["words"];
	refusal: ReturnType<typeof describeRefusal>;
}) {
	return (
		<StaffForm
			fields={{ intent: "check" }}
			errors={refusal ? { file: refusal.error } : undefined}
			encType="multipart/form-data"
			noValidate={false}
		>
			{({ errors, sending }) => (
				<>
					<Field name="file" label={upload.file} hint={upload.hint} error={errors.file}>
						{(control) => <input type="file" accept=".csv,.txt,text/csv,text/plain" required {...control} />}
					</Field>
					{errors.file && refusal && refusal.problems.length > 0 && (
						<ul className="grid gap-1 text-sm wrap-anywhere">
							{refusal.problems.map((problem) => (
								<li key={problem}>{problem}</li>
							))}
						</ul>
					)}
					<p className="max-w-prose text-sm text-ink-700">{upload.format}</p>
					<pre className="whitespace-pre-wrap rounded-md bg-sand-100 p-3 text-sm wrap-anywhere">{example}</pre>
					<Button type="submit" disabled={sending} className="justify-self-start">
						{sending ? upload.checking : upload.check}
					</Button>
				</>
			)}
		</StaffForm>
	);
}

/** The same in each language. */
const example = `name,Example Term 2026
effective_date,2026-10-01
source,"Rate book 12, page 4"
product,age_from,age_to,class,term,state,monthly_per_1000,policy_fee
term_life,18,45,non_smoker,20,,0.0625,5.00
final_expense,50,85,smoker,,FL|GA,4.1000,2.50`;
