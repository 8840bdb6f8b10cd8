import * as t from 'io-ts'
import { endpoint, shopOrRole, withRole } from '../http/index.ts'
import { Health, JobName, QueueState } from './desk.codec.ts'
import { ShopHome } from './shopHome.codec.ts'

/** Who sees to it that everything runs. */
const keepers = withRole('operator', 'maintenance', 'superadmin')

/** What operations and merchants do first: look what waits. */
export const deskEndpoints = {
  /** The queues whose list the caller may read, in the order of the home; no other is told of. */
  queues: endpoint({
    method: 'GET',
    path: '/mall/admin/queues',
    access: withRole('operator', 'maintenance', 'financial', 'superadmin', 'operateBusiness'),
    response: t.readonlyArray(QueueState),
  }),
  /** Jobs whose last round failed, and how each centre does. */
  health: endpoint({ method: 'GET', path: '/mall/admin/health', access: keepers, response: Health }),
  /** Has a job that failed run again soon, not only when its next round is due. Refusal: SYS10002 for one that did not fail. */
  retryJob: endpoint({
    method: 'POST',
    path: '/mall/admin/job/:name/retry',
    access: keepers,
    params: t.type({ name: JobName }),
    response: Health,
  }),
  /** What the caller's own shop has to do first, as far as the caller may read of it (width 2.5, Home). */
  shopHome: endpoint({
    method: 'GET',
    path: '/mall/seller/home',
    access: shopOrRole(),
    response: ShopHome,
  }),
}
