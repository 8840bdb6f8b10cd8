import * as t from 'io-ts'
import { Count, Id, Instant, Integer, Nullable, OneOf, Personal, Repeated, Words } from '../codec/index.ts'
import { goodsAccesses, goodsReader } from '../http/index.ts'
import { BANNER_TYPE } from './site.rules.ts'

/** Spec section 3, Site index data (R3.06). */
export const Theme = OneOf('Theme', ['default', 'spring', 'newYear', 'christmas', 'empty'])
export type Theme = t.TypeOf<typeof Theme>

const FooterColumn = t.readonly(
  t.type({
    title: t.string,
    links: t.readonlyArray(t.readonly(t.type({ label: t.string, href: t.string }))),
  }),
)
/** The columns of the footer, in one language. */
const Footer = t.readonlyArray(FooterColumn)

const facts = {
  isMainSite: t.boolean,
  oneClusterId: Nullable(Id),
  purchaseEnable: t.boolean,
  acctEndDays: Integer,
  fileTransferEnable: t.boolean,
  footer: Footer,
  footerEn: Footer,
  themeConfig: t.readonly(t.type({ theme: Theme })),
}

/** What operations settle of the site (spec section 3, Site index data). */
export const SiteFacts = t.readonly(t.type(facts), 'SiteFacts')
export type SiteFacts = t.TypeOf<typeof SiteFacts>

const MenuEntries = t.readonlyArray(t.readonly(t.type({ code: t.string, name: Words, href: t.string })))

/** The service pages, in the order in which they stand until operations say otherwise (R2.14). */
export const servicePages = ['ai', 'container', 'ecs', 'hpc'] as const
/** A service page. */
export const ServicePage = OneOf('ServicePage', servicePages)
export type ServicePage = t.TypeOf<typeof ServicePage>

/** The service pages in the order in which visitors find them. */
export const ServiceOrder = t.type({ service: Repeated(ServicePage, servicePages.length) })

/** What every start-up loads of the site: its facts, and the categories and services of which every page has a menu. */
export const SiteIndex = t.readonly(
  t.type({
    ...facts,
    /** Whether this host shows customers their sales contact (R6.04). */
    salerDisplay: t.boolean,
    /** Who may read goods in full (R2.25). */
    goodsAccess: OneOf('GoodsAccess', goodsAccesses),
    menu: t.readonly(
      t.type({ resource: MenuEntries, application: MenuEntries, service: t.readonlyArray(ServicePage) }),
    ),
  }),
  'SiteIndex',
)
export type SiteIndex = t.TypeOf<typeof SiteIndex>

/** On which page a banner stands. */
export const ShowAddress = OneOf('ShowAddress', ['HOME', 'MALL'])
export type ShowAddress = t.TypeOf<typeof ShowAddress>

/** The drawings of packages/ui that go with banners. */
export const BannerArt = OneOf('BannerArt', ['summit', 'whitePaper', 'scenarioCall', 'providerFund', 'plain'])
export type BannerArt = t.TypeOf<typeof BannerArt>

/** Where announcements are read. */
export const AnnouncementSpot = OneOf('AnnouncementSpot', ['CONSOLE', 'MALL'])
export type AnnouncementSpot = t.TypeOf<typeof AnnouncementSpot>

/** `configType` 1 is a banner, 2 an ad (spec section 3). `art` names the drawing of packages/ui that goes with it. */
export const Banner = t.readonly(
  t.type({
    id: Id,
    showAddress: ShowAddress,
    configType: t.union([t.literal(BANNER_TYPE.banner), t.literal(BANNER_TYPE.ad)]),
    pcImageUrl: t.string,
    mobileImageUrl: t.string,
    art: BannerArt,
    title: Words,
    summary: Words,
    link: t.string,
  }),
  'Banner',
)
export type Banner = t.TypeOf<typeof Banner>

/** The live broadcast, if one is on or announced (R2.13). */
export const LiveStream = t.readonly(
  t.type({ live: t.boolean, title: Words, startTime: Nullable(Instant), viewers: Count }),
  'LiveStream',
)
export type LiveStream = t.TypeOf<typeof LiveStream>

/** What the player of the broadcast is opened with, signed by the server for a short while (spec section 7). */
export const LiveSign = t.readonly(
  t.type({
    appKey: t.string,
    roomId: t.string,
    /** When it was signed, in whole seconds since 1970, as text. */
    signedAt: t.string,
    /** Over every other field and the room's secret. */
    sign: Personal('secret', t.string),
  }),
  'LiveSign',
)
export type LiveSign = t.TypeOf<typeof LiveSign>

/** Whether a user is told when the announced broadcast begins (width 2.1). */
export const LiveReminder = t.readonly(t.type({ isSet: t.boolean }), 'LiveReminder')
export type LiveReminder = t.TypeOf<typeof LiveReminder>

/** A platform config entry; `value` is JSON (spec section 3) that `ComputeLimits` or `StorageLimits` reads. */
export const PlatformConfig = t.readonly(t.type({ name: t.string, value: t.string }), 'PlatformConfig')

/** The least that can be bought of cores and cards (R3.08). */
export const ComputeLimits = t.readonly(t.type({ minCpuNum: Count, minGpuNum: Count }), 'ComputeLimits')
export type ComputeLimits = t.TypeOf<typeof ComputeLimits>

/** How much storage can be bought, in GB, and for how long at least, in months (R3.08). */
export const StorageLimits = t.readonly(
  t.type({ minQuota: Count, maxQuota: Count, minDuration: Count }),
  'StorageLimits',
)
export type StorageLimits = t.TypeOf<typeof StorageLimits>

/** The compute service agreement; a purchase names the version that was agreed to (R5.08). */
export const Agreement = t.readonly(
  t.type({
    version: t.string,
    title: Words,
    effective: Instant,
    sections: t.readonlyArray(t.readonly(t.type({ heading: Words, paragraphs: t.readonlyArray(Words) }))),
  }),
  'Agreement',
)
export type Agreement = t.TypeOf<typeof Agreement>

/** The documents of the operator besides the agreement. */
export const DocumentKind = OneOf('DocumentKind', ['privacy'])
export type DocumentKind = t.TypeOf<typeof DocumentKind>

/** A version of a document, and which versions there are, the one that holds today first. */
export const SiteDocument = t.readonly(
  t.intersection([
    Agreement,
    t.type({ versions: t.readonlyArray(t.readonly(t.type({ version: t.string, effective: Instant }))) }),
  ]),
  'SiteDocument',
)
export type SiteDocument = t.TypeOf<typeof SiteDocument>

/** `builds/latest.json`: the newest build (R7.05). */
export const LatestBuild = t.readonly(t.type({ buildId: t.string }), 'LatestBuild')
export type LatestBuild = t.TypeOf<typeof LatestBuild>

/** The rules of one route of the mall: who may see it, what surrounds it, and what it does without (spec section 2). */
export const RouteRules = t.readonly(
  t.type({
    name: t.string,
    path: t.string,
    access: OneOf('RouteAccess', ['public', 'login', goodsReader.kind]),
    layout: OneOf('RouteLayout', ['alone', 'default', 'mall', 'mobile', 'empty']),
    pure: t.boolean,
    keepAlive: t.boolean,
    liveState: t.boolean,
  }),
  'RouteRules',
)
export type RouteRules = t.TypeOf<typeof RouteRules>

/** `builds/meta/<buildId>.json`: which routes a build has, and by which rules (R7.05). */
export const BuildMeta = t.readonly(
  t.type({ buildId: t.string, routes: t.readonlyArray(RouteRules) }),
  'BuildMeta',
)
export type BuildMeta = t.TypeOf<typeof BuildMeta>
