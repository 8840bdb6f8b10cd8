import * as t from 'io-ts'
import { Id } from '../codec/index.ts'
import { anyone, endpoint } from '../http/index.ts'
import { QueueInfo } from './asset.codec.ts'

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
}
