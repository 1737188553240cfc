/**
 * The islands of public pages. Each is fetched when its page needs it; the props of its component must survive JSON.
 */
export const islands = {
	"application-card": () =>
		import("#app/features/careers/application-card.tsx").then((module) => module.ApplicationCard),
	"card-email": () => import("#app/features/quick-price/card-email.tsx").then((module) => module.CardEmail),
	calculator: () => import("#app/features/calculator/calculator.tsx").then((module) => module.Calculator),
	"claim-card": () => import("#app/features/offers/claim-card.tsx").then((module) => module.ClaimCard),
	"contact-card": () => import("#app/features/contact/contact-card.tsx").then((module) => module.ContactCard),
	"data-request-form": () =>
		import("#app/features/privacy/data-request-form.tsx").then((module) => module.DataRequestForm),
	"debt-planner": () => import("#app/features/debt-planner/debt-planner.tsx").then((module) => module.DebtPlanner),
	"disc-test": () => import("#app/features/disc-test/disc-test.tsx").then((module) => module.DiscTest),
	"faq-search": () => import("#app/features/faq/faq-search.tsx").then((module) => module.FaqSearch),
	"income-needs": () => import("#app/features/income-needs/income-needs.tsx").then((module) => module.IncomeNeeds),
	"funnel-calc": () => import("#app/features/funnels/funnel-calc.tsx").then((module) => module.FunnelCalc),
	"funnel-quote": () => import("#app/features/funnels/funnel-quote.tsx").then((module) => module.FunnelQuote),
	"guide-card": () => import("#app/features/offers/guide-card.tsx").then((module) => module.GuideCard),
	"kept-here": () => import("#app/features/offline/kept-here.tsx").then((module) => module.KeptHere),
	"search-box": () => import("#app/features/search/search-box.tsx").then((module) => module.SearchBox),
	"state-filters": () => import("#app/features/state-table/state-filters.tsx").then((module) => module.StateFilters),
	"appointment-choices": () =>
		import("#app/features/funnels/appointment-choices.tsx").then((module) => module.AppointmentChoices),
	toaster: () => import("#app/components/ui/toast.tsx").then((module) => module.Toaster),
	"own-profile": () => import("#app/features/profiler/own-profile-panel.tsx").then((module) => module.OwnProfilePanel),
};

export type IslandName = keyof typeof islands;

/** When an island gets its script: near the viewport, when idle, at the first touch or focus, or with the first toast. */
export type IslandMoment = "visible" | "idle" | "interaction" | "toast";

export type IslandProps<N extends IslandName> =
	Awaited<ReturnType<(typeof islands)[N]>> extends (props: infer P) => unknown ? P : never;
