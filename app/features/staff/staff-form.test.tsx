import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { StaffForm } from "./staff-form.tsx";

function render(section: string | undefined): string {
	const form = (
		<StaffForm section={section} fields={{ person: "ana" }} errors={{ role: "choice_missing" }}>
			{({ errors }) => errors.role}
		</StaffForm>
	);
	const routes = [{ path: "/admin/people", element: form }];
	return renderToStaticMarkup(
		<RouterProvider router={createMemoryRouter(routes, { initialEntries: ["/admin/people"] })} />,
	);
}

test("without script, a form posts its section and its fields, and shows the server's errors", () => {
	const form = render("role");
	expect(form).toContain('action="/admin/people#role" method="post"');
	expect(form).toContain('<input type="hidden" name="section" value="role"/>');
	expect(form).toContain('<input type="hidden" name="person" value="ana"/>choice_missing</form>');
	expect(render(undefined)).toContain('action="/admin/people" method="post"');
});
