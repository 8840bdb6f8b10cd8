import * as t from 'io-ts'
import { OneOf, Optional, TextUpTo } from '../codec/index.ts'
import { anyone, endpoint, withRole } from '../http/index.ts'
import { contentEndpoints } from './content.endpoints.ts'
import { settingsEndpoints } from './settings.endpoints.ts'
import {
  Agreement,
  Banner,
  DocumentKind,
  LiveSign,
  LiveStream,
  PlatformConfig,
  ShowAddress,
  SiteDocument,
  SiteFacts,
  SiteIndex,
  Theme,
} from './site.codec.ts'

/** Spec section 7, "Site and start-up"; the agreement (R5.08) and the choice of a theme (D29) are decided. */
export const siteEndpoints = {
  index: endpoint({ method: 'GET', path: '/resource/config/index', access: anyone, response: SiteIndex }),
  banners: endpoint({
    method: 'GET',
    path: '/operation/banner/release',
    access: anyone,
    query: t.type({
      configType: OneOf('BannerType', ['1', '2']),
      version: TextUpTo(8),
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
  platformConfig: endpoint({
    method: 'GET',
    path: '/platform/config',
    access: anyone,
    query: t.type({
      name: OneOf('ConfigName', ['buyComputeResourceLimit', 'buyStorageResourceLimit', 'chatOnPhones']),
    }),
    response: PlatformConfig,
  }),
  agreement: endpoint({
    method: 'GET',
    path: '/operation/agreement',
    access: anyone,
    query: t.type({ version: Optional(TextUpTo(16)) }),
    response: Agreement,
  }),
  /** The version that holds today, or an earlier one by its name. Refusal: SYS10002. */
  document: endpoint({
    method: 'GET',
    path: '/operation/document/:kind',
    access: anyone,
    params: t.type({ kind: DocumentKind }),
    query: t.type({ version: Optional(TextUpTo(16)) }),
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
  ...contentEndpoints,
  ...settingsEndpoints,
}
