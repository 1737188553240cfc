/**
 * Counts what a phone receives on a first visit to each kind of page, until five seconds after its load: all bytes with
 * their headers, and the scripts among them. Fails over budget. Reads `build/production`; `npm run bench:weight`.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "../scripts/install-chromium.ts";
import { productionVariables, startSite } from "../tests/support/site.ts";
import { measureVisit, type VisitRequest } from "./measure-visit.ts";
