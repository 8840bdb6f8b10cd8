import * as t from 'io-ts'
import { BooleanFromText, Id } from '../codec/index.ts'
import { anyone, endpoint, signedIn } from '../http/index.ts'
import { Asset, AssetDetail, AssetPreview, QueueInfo } from './asset.codec.ts'

/** Spec section 7, Goods, queue-info; the search of assets is search's (`/search/aiNexus/full-text`). */
export const assetEndpoints = {
  /** Refusal: MALL10001 for goods without an asset that runs in a centre. */
  queueInfo: endpoint({
    method: 'POST',
    path: '/appcenter/asset/model/queue-info',
    access: anyone,
    effect: 'read',
    body: t.type({ goodsId: Id }),
    response: QueueInfo,
  }),
  /** Refusal: SYS10002, also for one in a deactivated centre. */
  detail: endpoint({
    method: 'GET',
    path: '/appcenter/asset/:id/detail',
    access: anyone,
    params: t.type({ id: Id }),
    response: AssetDetail,
  }),
  /** The first rows of a data set. Refusal: SYS10002, also for what has none to show. */
  preview: endpoint({
    method: 'GET',
    path: '/appcenter/asset/:id/preview',
    access: anyone,
    params: t.type({ id: Id }),
    response: AssetPreview,
  }),
  /** Notes that one opens an asset that is free; each user counts once. Refusal: SYS10002. */
  use: endpoint({
    method: 'POST',
    path: '/appcenter/asset/:id/use',
    access: signedIn,
    params: t.type({ id: Id }),
    response: AssetDetail,
  }),
  /** Likes an asset, or takes that back; saying the same twice changes nothing. Refusal: SYS10002. */
  like: endpoint({
    method: 'POST',
    path: '/appcenter/asset/:id/like',
    access: signedIn,
    params: t.type({ id: Id }),
    body: t.type({ isLiked: BooleanFromText }),
    response: AssetDetail,
  }),
  /** What one likes, the latest first, up to 100. */
  liked: endpoint({
    method: 'GET',
    path: '/appcenter/asset/liked',
    access: signedIn,
    response: t.readonlyArray(Asset),
  }),
}
