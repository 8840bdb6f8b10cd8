import * as t from 'io-ts'
import { Id, Optional, TextUpTo } from '../codec/index.ts'
import { anyone, endpoint } from '../http/index.ts'
import { Cluster } from './resource.codec.ts'

/** Spec section 7, "Clusters and resources". */
export const resourceEndpoints = {
  clusterList: endpoint({
    method: 'GET',
    path: '/resource/cluster/list',
    access: anyone,
    query: t.type({ siteCode: Optional(TextUpTo(32)) }),
    response: t.readonlyArray(Cluster),
  }),
  k8sEnabled: endpoint({
    method: 'GET',
    path: '/resource/cluster/k8s-enable',
    access: anyone,
    response: t.readonlyArray(Id),
  }),
}
