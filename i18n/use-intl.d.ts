import type { Locale } from "#domain/locale/locales.ts";
import type { Messages } from "./messages.server.ts";

declare module "use-intl" {
	interface AppConfig {
		Messages: Messages;
		Locale: Locale;
	}
}
