/**
 * The site as a whole: index data, themes, banners, live state, and how a page stays as new as its build (spec
 * sections 3, 4 and 9; R2.18, R3.06 to R3.08, R4.14, R7.05).
 *
 * `SiteIndex` is what a start-up loads, `freshnessMachine` watches over the build of a page, `playerOptions` opens
 * the live player, `deviceOf` tells phones from desktops, `trackChannel` keeps the channel of a visit.
 */
export * from './channel.rules.ts'
export * from './content.codec.ts'
export { contentEndpoints } from './content.endpoints.ts'
export {
  announcementFaults,
  bannerFaults,
  CONTENT_PICTURE,
  type ContentFault,
  type ContentFaults,
  contentLink,
  effectiveFrom,
  liveFaults,
  MAX_CONTENT_HISTORY,
  phaseOf,
  startOfDay,
  versionFaults,
  versionPhase,
  versionRefusals,
  wordsOf,
} from './content.rules.ts'
export * from './device.rules.ts'
export { chaptersOf, sectionsOf, textOf } from './document.text.ts'
export { isEmbeddable } from './embed.rules.ts'
export * from './fee.rules.ts'
export * from './freshness.machine.ts'
export * from './freshness.rules.ts'
export * from './freshness.view.ts'
export { LIVE_SIGN_RENEWAL_MS, type LiveState, liveState } from './live.rules.ts'
export { MAX_PDF_TITLE, pdfAddress } from './pdf.rules.ts'
export { serviceMessages } from './service.messages.ts'
export * from './settings.codec.ts'
export { settingsEndpoints } from './settings.endpoints.ts'
export * from './settings.rules.ts'
export * from './site.codec.ts'
export * from './site.endpoints.ts'
export { siteRefusals } from './site.errors.ts'
export * as siteFixtures from './site.fixtures.ts'
export * from './site.live.ts'
export * from './site.messages.ts'
export * from './site.rules.ts'
