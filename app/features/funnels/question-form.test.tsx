import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PageFrame } from "#app/browser/page-frame.tsx";
import { currentClaims } from "#content/current-claims.server.ts";
import { messagesFor } from "#i18n/messages.server.ts";
import type { FunnelQuestion } from "./funnel-question.ts";
import { QuestionForm } from "./question-form.tsx";

const names = ["state", "age", "savings", "retirement", "income"];
const questions = names.map((name) => ({ kind: "choice", name, label: name, required: true, options: [] }));

test("a question that was passed counts among those that the page promises", () => {
	const form = renderToStaticMarkup(
		<PageFrame locale="en" messages={messagesFor("en", ["common", "funnels", "questions"])} claims={currentClaims()}>
			<QuestionForm
				page="/en/funnels/fia/book"
				questions={questions as unknown as FunnelQuestion[]}
				progress={{ answers: { state: "FL" }, position: 1, error: null }}
				finish="finish"
				passed={1}
				moves={0}
				form={{ current: null }}
				onAnswer={() => {}}
				onBack={() => {}}
			/>
		</PageFrame>,
	);
	expect(parse(form).querySelector("#funnel-progress")?.text).toBe("Question 2 of 5");
	expect(form).not.toContain("Back");
});
