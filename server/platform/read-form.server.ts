import { data } from "react-router";

/** @throws a response with status 400 if the body is not a form */
export async function readForm(request: Request): Promise<FormData> {
	try {
		return await request.formData();
	} catch {
		throw data(null, { status: 400 });
	}
}
