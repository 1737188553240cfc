import { useEffect, useRef } from "react";

/** Shows at their fields what only the server found, such as a password of its list. */
export function usePostedErrors<Errors>(refuse: (errors: Errors) => void, posted: Errors | undefined): void {
	const shown = useRef(posted);
	useEffect(() => {
		if (posted === shown.current) return;
		shown.current = posted;
		if (posted) refuse(posted);
	});
}
