import { flagsOf, type Role, rolesOf, type UserInfo } from '@compute-mall/core/identity'

/** The parts of the admin app, in the order of its navigation. */
export const adminSections = [
  'home',
  'goodsQueue',
  'merchants',
  'goods',
  'catalogue',
  'taxonomy',
  'synonyms',
  'orders',
  'openings',
  'remittances',
  'refunds',
  'owed',
  'reconciliation',
  'postpaid',
  'statements',
  'invoices',
  'feedback',
  'reviewReports',
  'banners',
  'announcements',
  'live',
  'theme',
  'services',
  'documents',
  'settings',
  'people',
  'audit',
] as const
export type AdminSection = (typeof adminSections)[number]

/** Who reads a section (W19); admin and superadmin are operators too. The server asks again with every call. */
const readers: Readonly<Record<AdminSection, readonly Role[] | 'managers'>> = {
  home: 'managers',
  goodsQueue: ['operator'],
  goods: ['operator'],
  catalogue: ['operator'],
  taxonomy: ['operator'],
  synonyms: ['operator'],
  merchants: ['operator'],
  feedback: ['operator'],
  reviewReports: ['operator'],
  orders: ['operator', 'maintenance', 'financial', 'contracter'],
  openings: ['operator', 'maintenance', 'financial'],
  remittances: ['financial', 'superadmin', 'operateBusiness'],
  refunds: ['financial', 'superadmin', 'operateBusiness'],
  owed: ['financial', 'superadmin', 'operateBusiness'],
  reconciliation: ['financial', 'superadmin', 'operateBusiness'],
  postpaid: ['financial', 'superadmin', 'operateBusiness'],
  banners: ['operator', 'market'],
  announcements: ['operator', 'market'],
  live: ['operator', 'market'],
  theme: ['operator'],
  services: ['operator', 'market'],
  documents: ['operator', 'legal'],
  statements: ['financial', 'superadmin', 'operateBusiness'],
  settings: ['operator'],
  invoices: ['financial', 'superadmin', 'operateBusiness'],
  people: ['admin', 'superadmin'],
  audit: ['admin', 'superadmin'],
}

/** Whether a user may see a section: managers alone, and of them those with a role that reads it (R6.04, W19). */
export const mayRead =
  (section: AdminSection) =>
  (user: UserInfo): boolean => {
    const needed = readers[section]
    if (!flagsOf(user).isManager) return false
    return needed === 'managers' || needed.some((role) => rolesOf(user).has(role))
  }

/** Whether a user works through queues: whoever reads a section that is one. */
export const hasQueues = (user: UserInfo): boolean =>
  (['merchants', 'openings', 'remittances'] as const).some((section) => mayRead(section)(user))

/** Whether a user sees to it that everything runs: told of failed jobs and of how the centres do (width 2.6, Home). */
export const seesHealth = (user: UserInfo): boolean =>
  flagsOf(user).isManager &&
  (['operator', 'maintenance', 'superadmin'] as const).some((role) => rolesOf(user).has(role))

/** Who acts in a section, where fewer may than read it. */
const actors = {
  catalogue: ['admin'],
  openings: ['operator', 'maintenance'],
  remittances: ['financial', 'superadmin'],
  refunds: ['financial', 'superadmin'],
  reconciliation: ['financial', 'superadmin'],
  postpaid: ['financial', 'superadmin'],
  documents: ['legal'],
  statements: ['financial', 'superadmin'],
  settings: ['admin'],
  invoices: ['financial', 'superadmin'],
  people: ['superadmin'],
} as const satisfies Partial<Record<AdminSection, readonly Role[]>>

/** Whether a user may change something in a section, or only look. */
export const mayAct =
  (section: keyof typeof actors) =>
  (user: UserInfo): boolean =>
    mayRead(section)(user) && actors[section].some((role) => rolesOf(user).has(role))

/** Whether a user may publish versions of documents that legal has written (width 2.6). */
export const mayPublish = (user: UserInfo): boolean => mayRead('documents')(user) && flagsOf(user).isAdmin

/** The most that somebody is here, for the tag beside the name of the app. */
const titles = [
  'superadmin',
  'admin',
  'operator',
  'financial',
  'maintenance',
  'legal',
  'market',
  'contracter',
] as const satisfies readonly Role[]

/** What a manager is called. */
export const titleOf = (user: UserInfo): (typeof titles)[number] | 'manager' =>
  titles.find((role) => rolesOf(user).has(role)) ?? 'manager'
