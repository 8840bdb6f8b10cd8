import { contract } from '@compute-mall/core/contract'
import { type Access, admits, type Endpoint } from '@compute-mall/core/http'
import { givenDuties, type Role, roles } from '@compute-mall/core/identity'
import { code, type Page, page, table } from './page.ts'

const nobody = { roles: new Set<string>(), isRetailer: false, duties: new Set<string>() }

const common: Role = 'common'
/** Roles of customers: whoever holds one holds `common` as well. */
const ofCustomers: readonly Role[] = ['leader', 'agent', 'saler', 'salerMaster', 'salerCluster', 'member']
const held = (role: Role): ReadonlySet<string> =>
  new Set(ofCustomers.includes(role) ? [common, role] : [role])

/** The columns: nobody, each role, and the owner of a shop, who is told by it and no role. */
const callers = [
  { name: 'anonymous', caller: null },
  ...roles.map((role) => ({ name: role, caller: { ...nobody, roles: held(role) } })),
  {
    name: 'merchant',
    caller: { roles: held(common), isRetailer: true, duties: new Set<string>(['owner', ...givenDuties]) },
  },
]

const marks = { yes: '●', signIn: 'sign in', no: '—' } as const

const row = (access: Access) => callers.map(({ caller }) => marks[admits(access, caller)])

/** Who may make each call (spec section 6; test S2). The server's tests walk this page. */
export const permissions = (): Page =>
  page(
    'permissions.md',
    'Permissions',
    'Every call of the contract, and what it answers to nobody who is signed in, to a user who holds one of the eighteen roles, and to the owner of a shop: `●` may call, `sign in` is refused with AUTH10001, `—` with AUTH10004. Whose things a caller may touch is a rule of each call: what is another’s is answered like what is not there.',
    table(
      ['Call', 'Address', ...callers.map(({ name }) => name)],
      Object.entries<Readonly<Record<string, Endpoint>>>(contract).flatMap(([module, endpoints]) =>
        Object.entries(endpoints).map(([name, { method, path, access }]) => [
          code(`${module}.${name}`),
          code(`${method} ${path}`),
          ...row(access),
        ]),
      ),
    ),
  )
