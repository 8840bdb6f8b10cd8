/**
 * The site as a whole: index data, themes, banners, live state, and how a page stays as new as its build (spec
 * sections 3, 4 and 9; R2.18, R3.06 to R3.08, R4.14, R7.05).
 *
 * `SiteIndex` is what a start-up loads, `freshnessMachine` watches over the build of a page, `playerOptions` opens
 * the live player, `deviceOf` tells phones from desktops, `trackChannel` keeps the channel of a visit.
 *
 * @module
 */
export { CHANNEL_KEY, trackChannel, withChannel } from './channel.rules.ts'
export {
  AcceptedVersion,
  Announcement,
  AnnouncementDetail,
  AnnouncementForm,
  AnnouncementPlace,
  AnnouncementRow,
  announcementList,
  BannerDetail,
  BannerForm,
  BannerRow,
  bannerList,
  ContentPhase,
  Day,
  DocumentVersions,
  LiveForm,
  LiveSettings,
  ManagedDocument,
  PictureName,
  PublishedVersion,
  VersionDraft,
  VersionDraftDetail,
  VersionForm,
  VersionName,
  VersionPhase,
} from './content.codec.ts'
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
export { type Device, deviceOf } from './device.rules.ts'
export { chaptersOf, sectionsOf, textOf } from './document.text.ts'
export { isEmbeddable } from './embed.rules.ts'
export { FeeRate, FeeRateChange, FeeRates, feeRateAt, feeRateText } from './fee.rules.ts'
export { type FreshnessContext, type FreshnessEvent, freshnessMachine } from './freshness.machine.ts'
export {
  BUILD_CHECK_MS,
  MAX_RELOADS,
  mayReload,
  pathOf,
  RELOAD_GUARD_MS,
  Reload,
  readReloads,
  rememberReloads,
} from './freshness.rules.ts'
export { type FreshnessView, fresh, freshnessView } from './freshness.view.ts'
export {
  isLivePage,
  LIVE_SIGN_RENEWAL_MS,
  type LiveState,
  liveState,
  PLAYER_ANSWERS_MS,
  playerAddress,
} from './live.rules.ts'
export { isPdfPage, MAX_PDF_TITLE, pdfAddress } from './pdf.rules.ts'
export { serviceMessages } from './service.messages.ts'
export {
  CalendarDate,
  CalendarDay,
  CalendarDayForm,
  LimitsForm,
  MAX_DAY_NAME,
  PlatformSettings,
} from './settings.codec.ts'
export { settingsEndpoints } from './settings.endpoints.ts'
export { type LimitField, limitFaults, limitFields, limitsFault, rateOfPercent } from './settings.rules.ts'
export {
  Agreement,
  Banner,
  BannerArt,
  BuildMeta,
  ComputeLimits,
  DocumentKind,
  LatestBuild,
  LiveReminder,
  LiveSign,
  LiveStream,
  PlatformConfig,
  RouteRules,
  ServiceOrder,
  ServicePage,
  ShowAddress,
  SiteDocument,
  SiteFacts,
  SiteIndex,
  StorageLimits,
  servicePages,
  Theme,
} from './site.codec.ts'
export { siteEndpoints } from './site.endpoints.ts'
export { siteRefusals } from './site.errors.ts'
export { playerOptions } from './site.live.ts'
export { siteMessages } from './site.messages.ts'
export { BANNER_TYPE, BANNER_VERSION, DASHBOARD_PRELOAD_MS, showsSaler } from './site.rules.ts'
