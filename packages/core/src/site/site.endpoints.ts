import * as t from 'io-ts'
import { BooleanFromText, LineUpTo, OneOf, Optional } from '../codec/index.ts'
import { anyone, endpoint, signedIn, withRole } from '../http/index.ts'
import { AcceptedVersion } from './content.codec.ts'
import { contentEndpoints } from './content.endpoints.ts'
import { settingsEndpoints } from './settings.endpoints.ts'
import {
  Agreement,
  Banner,
  DocumentKind,
  LiveReminder,
  LiveSign,
  LiveStream,
  PlatformConfig,
  ServiceOrder,
  ShowAddress,
  SiteDocument,
  SiteFacts,
  SiteIndex,
  Theme,
} from './site.codec.ts'

/** Spec section 7, "Site and start-up"; the agreement (R5.08) and the choice of a theme (D29) are decided. */
export const siteEndpoints = {
  index: endpoint({ method: 'GET', path: '/resource/config/index', access: anyone, response: SiteIndex }),
  /** Those released in a format: none in another one than `BANNER_VERSION`, for its client could not draw them. */
  banners: endpoint({
    method: 'GET',
    path: '/operation/banner/release',
    access: anyone,
    query: t.type({
      configType: OneOf('BannerType', ['1', '2']),
      version: LineUpTo(8),
      showAddress: ShowAddress,
    }),
    response: t.readonlyArray(Banner),
  }),
  liveStream: endpoint({
    method: 'GET',
    path: '/operation/live-stream/main',
    access: anyone,
    response: LiveStream,
  }),
  /** Refusal: SYS10002 while the operator has no room to broadcast from. */
  liveSign: endpoint({
    method: 'GET',
    path: '/operation/live-stream/vhall-sign-info',
    access: anyone,
    response: LiveSign,
  }),
  /** Whether one is told oneself when the announced broadcast begins. */
  liveReminder: endpoint({
    method: 'GET',
    path: '/operation/live-stream/reminder',
    access: signedIn,
    response: LiveReminder,
  }),
  /** Asks to be told, or takes that back; the same twice changes nothing. Refusal: SYS10002 while none is announced. */
  remindOfLive: endpoint({
    method: 'POST',
    path: '/operation/live-stream/reminder',
    access: signedIn,
    body: t.type({ isSet: BooleanFromText }),
    response: LiveReminder,
  }),
  platformConfig: endpoint({
    method: 'GET',
    path: '/platform/config',
    access: anyone,
    query: t.type({
      name: OneOf('ConfigName', [
        'buyComputeResourceLimit',
        'buyStorageResourceLimit',
        'chatOnPhones',
        'livePlayer',
        'pdfOrigins',
      ]),
    }),
    response: PlatformConfig,
  }),
  agreement: endpoint({
    method: 'GET',
    path: '/operation/agreement',
    access: anyone,
    query: t.type({ version: Optional(LineUpTo(16)) }),
    response: Agreement,
  }),
  /** Which versions of agreement and privacy policy one has accepted oneself, the latest first. */
  accepted: endpoint({
    method: 'GET',
    path: '/operation/agreement/accepted',
    access: signedIn,
    response: t.readonlyArray(AcceptedVersion),
  }),
  /** The version that holds today, or an earlier one by its name. Refusal: SYS10002. */
  document: endpoint({
    method: 'GET',
    path: '/operation/document/:kind',
    access: anyone,
    params: t.type({ kind: DocumentKind }),
    query: t.type({ version: Optional(LineUpTo(16)) }),
    response: SiteDocument,
  }),
  /** Operations choose what the mall wears from its next page on (R3.06). */
  chooseTheme: endpoint({
    method: 'POST',
    path: '/mall/admin/site/theme',
    access: withRole('operator'),
    body: t.type({ theme: Theme }),
    response: SiteFacts,
  }),
  /** The order in which visitors find the service pages (width 2.6). Refusal: SYS10001 unless each is named once. */
  orderServices: endpoint({
    method: 'POST',
    path: '/mall/admin/site/services',
    access: withRole('operator', 'market'),
    body: ServiceOrder,
    response: ServiceOrder,
  }),
  ...contentEndpoints,
  ...settingsEndpoints,
}
