/**
 * For each column of a table: whether it goes along, or why it doesn't. A new column doesn't compile until somebody has
 * decided.
 */
export type ColumnChoices<Row> = Readonly<Record<keyof Row, true | string>>;

type Chosen<Choices> = { [Column in keyof Choices]: Choices[Column] extends true ? Column : never }[keyof Choices];

/** The chosen columns of a row. Nothing else can be read from it. */
export type ChosenOf<Row, Choices> = Pick<Row, Chosen<Choices> & keyof Row>;

export function chosenOf<Row extends object, Choices extends Readonly<Record<string, true | string>>>(
	row: Row,
	choices: Choices & Record<keyof Row, unknown>,
): ChosenOf<Row, Choices> {
	return Object.fromEntries(Object.entries(row).filter(([column]) => choices[column] === true)) as ChosenOf<
		Row,
		Choices
	>;
}

/** Why each column that isn't `Named` is left alone. A new column doesn't compile until it is named or has a reason. */
export type ReasonsForOthers<Row, Named> = Readonly<Record<Exclude<keyof Row, Named>, string>>;
