import * as t from 'io-ts'
import { Id, LineUpTo, Optional } from '../codec/index.ts'
import { anyone, endpoint, signedIn } from '../http/index.ts'
import { catalogueEndpoints } from './catalogue.endpoints.ts'
import { AccessPath, Cluster, TestArea } from './resource.codec.ts'

/** Spec section 7, "Clusters and resources", and the catalogue of what can be offered. */
export const resourceEndpoints = {
  clusterList: endpoint({
    method: 'GET',
    path: '/resource/cluster/list',
    access: anyone,
    query: t.type({ siteCode: Optional(LineUpTo(32)) }),
    response: t.readonlyArray(Cluster),
  }),
  k8sEnabled: endpoint({
    method: 'GET',
    path: '/resource/cluster/k8s-enable',
    access: anyone,
    response: t.readonlyArray(Id),
  }),
  /** The user's own path in each centre in which the user has an account that is not disabled. */
  accessPaths: endpoint({
    method: 'GET',
    path: '/api/resource/storage/queryMultiClusterAccessPath.action',
    access: signedIn,
    response: t.readonlyArray(AccessPath),
  }),
  testAreas: endpoint({
    method: 'GET',
    path: '/appcenter/shopapps/apptestareadetail',
    access: signedIn,
    response: t.readonlyArray(TestArea),
  }),
  ...catalogueEndpoints,
}
