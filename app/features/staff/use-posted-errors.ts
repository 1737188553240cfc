import { useEffect, useRef } from "react";
import { useActionData } from "react-router";

/** Shows at their fields what only the server found, such as a password of its list: once for each of its answers. */
export function usePostedErrors<Errors>(refuse: (errors: Errors) => void, posted: Errors | undefined): void {
	const answer = useActionData<unknown>();
	const shown = useRef(answer);
	useEffect(() => {
		if (answer === shown.current) return;
		shown.current = answer;
		if (posted) refuse(posted);
	});
}
