import { RouterContextProvider } from "react-router";
import { toOneLine } from "#domain/text/plain-text.ts";
import type { PublishedPosts } from "./blog/published-posts.server.ts";
import {
	cspNonceContext,
	logContext,
	postsContext,
	receptionContext,
	renderContext,
	renderedPageContext,
	requestInfoContext,
	servicesContext,
} from "./context.server.ts";
import type { Edge } from "./platform/http/edge.server.ts";
import type { ServicesHandle } from "./platform/http/services-handle.server.ts";
import type { Reception } from "./reception.server.ts";
import type { Services } from "./services.server.ts";

/** Passes the services and the request's details to loaders, actions and middleware. */
export function routerContext(
	reception: Reception,
	services: ServicesHandle<Services>,
	posts?: PublishedPosts,
): Edge["routerContext"] {
	return ({ log, nonce, page, render, userAgent, ...info }) => {
		const context = new RouterContextProvider();
		context.set(receptionContext, reception);
		if (services.current) context.set(servicesContext, services.current);
		if (posts) context.set(postsContext, posts);
		context.set(logContext, log);
		context.set(cspNonceContext, nonce);
		context.set(renderedPageContext, page);
		if (render) context.set(renderContext, render);
		// A header may hold control characters of Latin-1.
		context.set(requestInfoContext, { ...info, userAgent: toOneLine(userAgent) });
		return context;
	};
}
