import type { Loaded } from '@compute-mall/app'
import type { Asset } from '@compute-mall/core/asset'
import type { NamedGoods } from '@compute-mall/core/goods'
import { formatMoney } from '@compute-mall/core/money'
import type { PayAccount } from '@compute-mall/core/payment'
import type { ResourceCount } from '@compute-mall/core/provision'
import type { AccessPath } from '@compute-mall/core/resource'
import { DeskPage, PageState } from '@compute-mall/ui/desk/page'
import { Inline, Split, Stack, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { AvailabilityGauge, Card, DescriptionList, LinkButton, Skeleton } from '@compute-mall/ui/parts'
import { Announcements } from '@compute-mall/ui/site'
import { useLanguage } from '@compute-mall/ui/text'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StoragePath } from '../resource/StoragePath.tsx'
import { Needs } from './Needs.tsx'
import type { OverviewLinks, OverviewPageProps } from './OverviewPage.props.ts'

/** What needs the user now, what they have and what is left; each block is loaded and fails by itself. */
export const OverviewPage = ({ view, links, commands }: OverviewPageProps) => {
  const { t } = useTranslation(['console', 'ledger', 'provision'])
  return (
    <DeskPage head={{ title: t('overview') }}>
      <Announcements announcements={view.announcements} />
      <Split>
        <Stack>
          <Needs view={view} links={links} onRetry={commands.retry} />
          <Block title={t('resourcesByCenter')} state={view.counts} onRetry={commands.retryCounts}>
            {(counts) => <Counts counts={counts} availability={view.availability} links={links} />}
          </Block>
        </Stack>
        <Stack>
          {view.saler !== null && (
            <Card title={t('saler')}>
              <Text>{view.saler}</Text>
            </Card>
          )}
          <Block
            title={t('ledger:balances')}
            actions={<LinkButton to={links.recharge}>{t('ledger:recharge')}</LinkButton>}
            state={view.balances}
            onRetry={commands.retryBalances}
          >
            {(account) => <Balances account={account} link={links.account} />}
          </Block>
          <Block title={t('storage')} state={view.paths} onRetry={commands.retryPaths}>
            {(paths) => <Paths paths={paths} />}
          </Block>
          <Block title={t('favourites')} state={view.favourites} onRetry={commands.retryFavourites}>
            {(favourites) => <Favourites favourites={favourites} links={links} />}
          </Block>
          <Block title={t('liked')} state={view.liked} onRetry={commands.retryLiked}>
            {(liked) => <Liked liked={liked} links={links} />}
          </Block>
        </Stack>
      </Split>
    </DeskPage>
  )
}

interface BlockProps<Value> {
  readonly title: string
  readonly actions?: ReactNode
  readonly state: Loaded<Value>
  readonly onRetry: () => void
  readonly children: (value: Value) => ReactNode
}

const Block = <Value,>({ title, actions, state, onRetry, children }: BlockProps<Value>) => (
  <Card title={title} actions={actions}>
    <PageState state={state} skeleton={<Skeleton height="96px" />} onRetry={onRetry}>
      {children}
    </PageState>
  </Card>
)

const Balances = ({ account, link }: { readonly account: PayAccount; readonly link: string }) => {
  const { t } = useTranslation(['ledger', 'console'])
  return (
    <Stack>
      <DescriptionList
        items={[
          { name: t('contractFund'), value: formatMoney(account.contractFund) },
          {
            name: t('credit'),
            value: (
              <>
                {formatMoney(account.credit)} {t('creditOf', { limit: formatMoney(account.creditLimit) })}
              </>
            ),
          },
          { name: t('platformDiscount'), value: formatMoney(account.platformDiscount) },
        ]}
      />
      <Link to={link}>{t('title')}</Link>
    </Stack>
  )
}

interface CountsProps {
  readonly counts: readonly ResourceCount[]
  readonly availability: OverviewPageProps['view']['availability']
  readonly links: OverviewLinks
}

const Counts = ({ counts, availability, links }: CountsProps) => {
  const { t } = useTranslation(['console', 'provision', 'resource'])
  const { inLanguage } = useLanguage()
  if (counts.length === 0)
    return (
      <Stack gap={2} align="start">
        <Text tone="soft">{t('provision:emptyHint')}</Text>
        <LinkButton to={links.mall}>{t('provision:goShopping')}</LinkButton>
      </Stack>
    )
  const centers = [...new Map(counts.map((count) => [count.clusterId, count.centerName]))]
  return (
    <DescriptionList
      names="long"
      items={centers.map(([clusterId, name]) => {
        const level = availability.get(clusterId ?? '')
        return {
          name: name === null ? t('noCenter') : inLanguage(name),
          value: (
            <Inline gap={3}>
              {counts
                .filter((count) => count.clusterId === clusterId)
                .map(({ status, count }) => (
                  <Link key={status} to={links.resources(clusterId, status)}>
                    {t(`provision:status.${status}`)} {count}
                  </Link>
                ))}
              {level !== undefined && (
                <Inline gap={1}>
                  <Text as="span" size="caption" tone="soft">
                    {t('resource:availability')}
                  </Text>
                  <AvailabilityGauge level={level} />
                </Inline>
              )}
            </Inline>
          ),
        }
      })}
    />
  )
}

const Paths = ({ paths }: { readonly paths: readonly AccessPath[] }) => {
  const { t } = useTranslation('console')
  const { inLanguage } = useLanguage()
  if (paths.length === 0) return <Text tone="soft">{t('noStorage')}</Text>
  return (
    <DescriptionList
      names="above"
      items={paths.map(({ centerName, accessPath }) => ({
        name: inLanguage(centerName),
        value: <StoragePath path={accessPath} name={inLanguage(centerName)} />,
      }))}
    />
  )
}

interface FavouritesProps {
  readonly favourites: readonly NamedGoods[]
  readonly links: OverviewLinks
}

const Favourites = ({ favourites, links }: FavouritesProps) => {
  const { t } = useTranslation('console')
  const { inLanguage } = useLanguage()
  if (favourites.length === 0)
    return (
      <Stack gap={2} align="start">
        <Text tone="soft">{t('noFavourites')}</Text>
        <LinkButton to={links.mall}>{t('toMall')}</LinkButton>
      </Stack>
    )
  return (
    <Stack as="ul" gap={2}>
      {favourites.map(({ id, name }) => (
        <li key={id}>
          <Link to={links.goods(id)}>{inLanguage(name)}</Link>
        </li>
      ))}
    </Stack>
  )
}

const Liked = ({ liked, links }: { readonly liked: readonly Asset[]; readonly links: OverviewLinks }) => {
  const { t } = useTranslation(['console', 'asset'])
  const { inLanguage } = useLanguage()
  if (liked.length === 0)
    return (
      <Stack gap={2} align="start">
        <Text tone="soft">{t('noLiked')}</Text>
        <LinkButton to={links.community}>{t('toCommunity')}</LinkButton>
      </Stack>
    )
  return (
    <Stack as="ul" gap={2}>
      {liked.map(({ id, name, assetType, owner }) => (
        <li key={id}>
          <Link to={links.asset(id)}>{inLanguage(name)}</Link>
          <Text tone="soft" size="caption">
            {t(`asset:type.${assetType}`)} · {inLanguage(owner)}
          </Text>
        </li>
      ))}
    </Stack>
  )
}
