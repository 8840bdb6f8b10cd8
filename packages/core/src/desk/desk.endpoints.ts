import * as t from 'io-ts'
import { endpoint, withRole } from '../http/index.ts'
import { QueueState } from './desk.codec.ts'

/** What operations do first: look what waits. */
export const deskEndpoints = {
  /** The queues whose list the caller may read, in the order of the home; no other is told of. */
  queues: endpoint({
    method: 'GET',
    path: '/mall/admin/queues',
    access: withRole('operator', 'maintenance', 'financial', 'superadmin', 'operateBusiness'),
    response: t.readonlyArray(QueueState),
  }),
}
