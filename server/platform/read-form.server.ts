import { data } from "react-router";

/** @throws a 400 answer when the body is no form */
export async function readForm(request: Request): Promise<FormData> {
	try {
		return await request.formData();
	} catch {
		throw data(null, { status: 400 });
	}
}
