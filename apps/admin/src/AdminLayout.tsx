import {
  addresses,
  LateBell,
  useAppData,
  useOfflineNotice,
  useRouteState,
  useSwitchLanguage,
} from '@compute-mall/app'
import { useWatch } from '@compute-mall/react'
import { type DeskEntry, DeskLayout } from '@compute-mall/ui/desk/frame'
import {
  AgreementIcon,
  BalanceIcon,
  CategoryIcon,
  CenterIcon,
  CompareIcon,
  ConsoleIcon,
  FileIcon,
  FlagIcon,
  GoodsIcon,
  HistoryIcon,
  HomeIcon,
  ImageIcon,
  LiveIcon,
  MessageIcon,
  NoticeIcon,
  OrderIcon,
  ProcessingIcon,
  QueueIcon,
  RemittanceIcon,
  ReorderIcon,
  SearchIcon,
  SettingsIcon,
  ShopIcon,
  ThemeIcon,
  UndoIcon,
  UserIcon,
} from '@compute-mall/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type AdminSection, adminSections, hasQueues, mayRead, titleOf } from './access.ts'
import { places } from './features/notice/noticePlaces.ts'
import { routes } from './routes.ts'
import { useWaitingCounts } from './useWaitingCounts.ts'

/** Around every page of the admin app. The navigation has the sections that the user may read. */
export const AdminLayout = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('admin')
  const { user } = useAppData()
  const { entry } = useRouteState()
  const { signOut } = useWatch()
  const switchLanguage = useSwitchLanguage()
  const notice = useOfflineNotice()
  const waiting = useWaitingCounts(user !== null && hasQueues(user))
  const sections: Readonly<Record<AdminSection, DeskEntry>> = {
    home: { key: 'home', label: t('home'), icon: HomeIcon, to: routes.home.href() },
    goodsQueue: {
      key: 'goodsQueue',
      label: t('goodsQueue'),
      icon: QueueIcon,
      to: routes.goodsQueue.href({ state: ['pending'] }),
      count: waiting?.goodsQueue,
    },
    goods: { key: 'goods', label: t('goods'), icon: GoodsIcon, to: routes.goods.href({}) },
    catalogue: {
      key: 'catalogue',
      label: t('catalogue'),
      icon: CenterIcon,
      to: routes.catalogue.href({}),
    },
    taxonomy: { key: 'taxonomy', label: t('taxonomy'), icon: CategoryIcon, to: routes.taxonomy.href({}) },
    synonyms: { key: 'synonyms', label: t('synonyms'), icon: SearchIcon, to: routes.synonyms.href({}) },
    merchants: {
      key: 'merchants',
      label: t('merchants'),
      icon: ShopIcon,
      to: routes.merchants.href({ applyStatus: 'IN_REVIEW' }),
      count: waiting?.merchants,
    },
    feedback: {
      key: 'feedback',
      label: t('feedback'),
      icon: MessageIcon,
      to: routes.feedback.href({ state: 'received' }),
      count: waiting?.feedback,
    },
    reviewReports: {
      key: 'reviewReports',
      label: t('reviewReports'),
      icon: FlagIcon,
      to: routes.reviewReports.href({ state: 'open' }),
      count: waiting?.reviewReports,
    },
    orders: { key: 'orders', label: t('orders'), icon: OrderIcon, to: routes.orders.href({}) },
    openings: {
      key: 'openings',
      label: t('openings'),
      icon: ProcessingIcon,
      to: routes.openings.href({ status: 'failed' }),
      count: waiting?.openings,
    },
    remittances: {
      key: 'remittances',
      label: t('remittances'),
      icon: RemittanceIcon,
      to: routes.remittances.href({ status: 'waiting' }),
      count: waiting?.remittances,
    },
    refunds: {
      key: 'refunds',
      label: t('refunds'),
      icon: UndoIcon,
      to: routes.refunds.href({ status: 'asked' }),
      count: waiting?.refunds,
    },
    owed: {
      key: 'owed',
      label: t('owed'),
      icon: BalanceIcon,
      to: routes.owed.href({ state: 'byHand' }),
      count: waiting?.owed,
    },
    reconciliation: {
      key: 'reconciliation',
      label: t('reconciliation'),
      icon: CompareIcon,
      to: routes.bills.href({}),
      count: waiting?.differences,
    },
    postpaid: { key: 'postpaid', label: t('postpaid'), icon: AgreementIcon, to: routes.postpaid.href({}) },
    banners: { key: 'banners', label: t('banners'), icon: ImageIcon, to: routes.banners.href({}) },
    announcements: {
      key: 'announcements',
      label: t('announcements'),
      icon: NoticeIcon,
      to: routes.announcements.href({}),
    },
    live: { key: 'live', label: t('live'), icon: LiveIcon, to: routes.live.href() },
    theme: { key: 'theme', label: t('theme'), icon: ThemeIcon, to: routes.theme.href() },
    services: { key: 'services', label: t('services'), icon: ReorderIcon, to: routes.services.href() },
    documents: { key: 'documents', label: t('documents'), icon: FileIcon, to: routes.documents.href() },
    statements: {
      key: 'statements',
      label: t('statements'),
      icon: AgreementIcon,
      to: routes.statements.href({}),
      count: waiting?.disputes === undefined ? undefined : waiting.disputes + (waiting.payouts ?? 0),
    },
    settings: { key: 'settings', label: t('settings'), icon: SettingsIcon, to: routes.settings.href({}) },
    invoices: {
      key: 'invoices',
      label: t('invoices'),
      icon: FileIcon,
      to: routes.invoices.href({ state: 'requested' }),
      count: waiting?.invoices,
    },
    people: {
      key: 'people',
      label: t('people'),
      icon: UserIcon,
      to: routes.people.href({ roleType: 'manager' }),
    },
    audit: { key: 'audit', label: t('audit'), icon: HistoryIcon, to: routes.audit.href() },
  }
  const shown = adminSections.filter((section) => user !== null && mayRead(section)(user))
  return (
    <DeskLayout
      view={{
        product: t('title'),
        role: user === null || shown.length === 0 ? null : t(`role.${titleOf(user)}`),
        userName: user?.userName ?? null,
        entries: shown.map((section) => sections[section]),
        current: entry.route.area ?? null,
        messages: null,
        account: [
          { label: t('console'), href: addresses.console.home.href(), icon: <ConsoleIcon size={18} /> },
        ],
        mall: addresses.mall.home.href(),
        notice,
      }}
      commands={{ switchLanguage, signOut: () => signOut(addresses.mall.home.href()) }}
      bell={user !== null && <LateBell places={places} />}
    >
      {children}
    </DeskLayout>
  )
}
