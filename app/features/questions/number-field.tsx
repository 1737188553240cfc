import { Field } from "#app/components/ui/field.tsx";
import type { QuestionError } from "#domain/questions/question-error.ts";
import { NumberInput, type NumberInputProps } from "./number-input.tsx";
import { useQuestionText } from "./use-question-text.ts";

export function NumberField({
	id,
	hint,
	error,
	sentence,
	className,
	...input
}: NumberInputProps & {
	id?: string;
	hint?: string | undefined;
	error: QuestionError | undefined;
	/** In place of the error's usual sentence. */
	sentence?: string | undefined;
	className?: string;
}) {
	const { question, label } = input;
	const { errorText } = useQuestionText();
	return (
		<Field
			name={question.name}
			id={id}
			label={label}
			hint={hint}
			error={error && (sentence ?? errorText(question, error))}
			className={className}
		>
			{(control) => <NumberInput {...input} control={control} />}
		</Field>
	);
}
