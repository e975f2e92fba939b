// How the browser tests run in Firefox: playwright drives the machine's own over WebDriver BiDi.
import { join } from 'node:path'
import type { LaunchOptions, Project } from '@playwright/test'
import { findFirefox } from './engines.ts'

const PICTURES = 'permissions.default.image'
const REDUCED_MOTION = 'ui.prefersReducedMotion'

/** It looks for no network, loads no pictures, and prefers reduced motion, as Chromium does here. */
const SETTINGS = {
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'messaging-system.rsexperimentloader.enabled': false,
  // A page of several has the focus even while another one is used.
  'focusmanager.testmode': true,
  [PICTURES]: 2,
  [REDUCED_MOTION]: 1,
}

/** Only Firefox has settings. */
const changed = (options: LaunchOptions, settings: Record<string, number>): LaunchOptions =>
  options.firefoxUserPrefs
    ? { ...options, firefoxUserPrefs: { ...options.firefoxUserPrefs, ...settings } }
    : options

/** For the whole browser: BiDi does not change it for one page. */
export const firefoxWithPictures = (options: LaunchOptions) => changed(options, { [PICTURES]: 1 })

/** For tests about motion. */
export const firefoxWithMotion = (options: LaunchOptions) => changed(options, { [REDUCED_MOTION]: 0 })

/** Where engines differ. What playwright's driver cannot do in them: not-in-firefox.ts. */
const JOURNEYS = [
  ...['accounts', 'session-loading', 'admin-content', 'admin-members', 'admin-pictures', 'admin-places'],
  ...['admin-shell', 'announcements', 'before-hydration', 'community', 'corrections', 'discovery'],
  ...['forms', 'from-the-top', 'learning-and-travel', 'news', 'notices', 'offline'],
  ...['panorama', 'people', 'print', 'reviews-watchlist', 'suggestions', 'dialogs'],
  ...['help', 'consent', 'admin-import', 'lists', 'comfort', 'provider'],
].map((name) => `${name}.spec.ts`)

export const firefox: Pick<Project, 'grepInvert' | 'testMatch' | 'use'> = {
  grepInvert: /@deep(?!.*@firefox)/,
  testMatch: JOURNEYS,
  use: {
    browserName: 'firefox',
    // The channel chooses BiDi; playwright's other way needs a Firefox that it has patched.
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(import.meta.dirname, 'firefox-relay.mjs'),
      env: { ...process.env, FIREFOX_PATH: findFirefox() ?? '' } as Record<string, string>,
      firefoxUserPrefs: SETTINGS,
    },
  },
}
