import { type Migrations, migrationsIn } from './platform/database/index.ts'

/**
 * Every change of the schema, in the order of the time in its name, e.g. `20261122T0926-cart-put`; one that was
 * released is never changed. docs/how-to/add-a-table.md says how to add one.
 */
export const migrations: Migrations = {
  ...migrationsIn(new URL('./migrations/', import.meta.url)),
  formerNames: {
    '0001-platform': '20261121T1540-platform',
    '0002-identity': '20261121T1541-identity',
    '0010-site': '20261121T1542-site',
    '0011-shop': '20261121T1543-shop',
    '0012-resource': '20261121T1544-resource',
    '0013-goods': '20261121T1545-goods',
    '0014-search': '20261121T1546-search',
    '0015-asset': '20261121T1635-asset',
    '0016-access-paths': '20261121T1636-resource-access-paths',
    '0017-goods-applications': '20261121T1637-goods-applications',
    '0020-cart': '20261121T1547-cart',
    '0021-purchase': '20261121T1548-purchase',
    '0022-order': '20261121T1549-order',
    '0023-payment': '20261121T1550-payment',
    '0024-buyer-limit': '20261121T1551-goods-buyer-limit',
    '0025-search-profiles': '20261121T1652-search-profiles',
    '0026-cart-room': '20261121T1653-cart-room',
    '0027-renewal': '20261121T1724-order-renewal',
    '0028-search-offers': '20261122T0248-search-offers',
    '0029-cart-put': '20261122T0926-cart-put',
    '0030-settlement': '20261121T1638-settlement',
    '0040-chat': '20261121T1713-chat',
  },
}
