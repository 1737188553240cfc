/** The props of the calculator that are in the file of parts. */
export const filedInCalculator = ["questions", "leadCopies", "agents"] as const;
