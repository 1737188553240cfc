/** `bound` is the exceeded limit or the required multiple. */
export type QuestionError =
	| { code: "required" | "not_a_number" | "not_whole" | "not_above" | "not_an_option" }
	| { code: "below_min" | "above_max" | "off_step"; bound: number };

export type QuestionErrors<Name extends string = string> = Readonly<Partial<Record<Name, QuestionError>>>;
