import { data } from "react-router";

/** @throws a response with status 400 if the body is not a form */
export async function readForm(request: Request): Promise<FormData> {
	try {
		return await request.formData();
	} catch {
		throw data(null, { status: 400 });
	}
}

/** The typed fields of a form, without its files. */
export function textsOf(form: FormData): Record<string, string> {
	return Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === "string"));
}
