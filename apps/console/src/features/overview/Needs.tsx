import { formatMoney } from '@compute-mall/core/money'
import { formatInstant } from '@compute-mall/core/time'
import { PageState } from '@compute-mall/ui/desk/page'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Card, LinkButton, Notice, Skeleton } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { OverviewPageProps } from './OverviewPage.props.ts'

interface NeedsProps extends Pick<OverviewPageProps, 'view' | 'links'> {
  readonly onRetry: () => void
}

/** Whether nothing waits for the user, as far as everything could be asked. */
const isQuiet = ({
  unpaid,
  ending,
  failed,
  requests,
  disabled,
  phone,
  isUnsigned,
}: NeedsProps['view']): boolean =>
  phone === 'set' &&
  !isUnsigned &&
  [unpaid, ending, failed, requests, disabled].every(
    (part) => part.kind === 'loaded' && part.value.length === 0,
  )

/** What needs the user now, the most pressing first. */
export const Needs = (props: NeedsProps) => {
  const { view, links, onRetry } = props
  const { t } = useTranslation('console')
  const parts = { skeleton: <Skeleton height="48px" />, onRetry }
  return (
    <Card title={t('needs')}>
      <Stack gap={3}>
        {isQuiet(view) && <Text tone="soft">{t('nothingNeeded')}</Text>}
        {view.isUnsigned && <Notice tone="warn">{t('unsigned')}</Notice>}
        <Phone phone={view.phone} settings={links.settings} />
        <PageState state={view.unpaid} {...parts}>
          {(orders) => <Unpaid {...props} orders={orders} />}
        </PageState>
        <PageState state={view.failed} {...parts}>
          {(resources) => <Failed {...props} resources={resources} />}
        </PageState>
        <PageState state={view.requests} {...parts}>
          {(requests) => <Requests {...props} requests={requests} />}
        </PageState>
        <PageState state={view.ending} {...parts}>
          {(resources) => <Ending {...props} resources={resources} />}
        </PageState>
        <PageState state={view.disabled} {...parts}>
          {(accounts) =>
            accounts.map(({ clusterId, centerName }) => (
              <Notice key={clusterId} tone="warn">
                {t('accountDisabled', { center: centerName })}
              </Notice>
            ))
          }
        </PageState>
      </Stack>
    </Card>
  )
}

interface PhoneProps extends Pick<OverviewPageProps['view'], 'phone'> {
  readonly settings: string
}

const Phone = ({ phone, settings }: PhoneProps) => {
  const { t } = useTranslation('console')
  if (phone === 'set') return null
  return (
    <Notice tone="warn" actions={<LinkButton to={settings}>{t('settings')}</LinkButton>}>
      {t(phone === 'missing' ? 'phoneMissing' : 'phoneUnverified')}
    </Notice>
  )
}

type Values<Key extends 'unpaid' | 'ending' | 'failed' | 'requests'> = Extract<
  OverviewPageProps['view'][Key],
  { kind: 'loaded' }
>['value']

const Unpaid = ({ orders, links }: NeedsProps & { readonly orders: Values<'unpaid'> }) => {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  return orders.map(({ orderId, orderNo, total, expireTime }) => (
    <Notice key={orderId} tone="warn" actions={<LinkButton to={links.pay(orderId)}>{t('pay')}</LinkButton>}>
      <p>
        <Link to={links.order(orderId)}>{orderNo}</Link> {formatMoney(total)} ·{' '}
        {t('payUntil', { time: formatInstant(expireTime, language) })}
      </p>
    </Notice>
  ))
}

const Failed = ({ resources, links }: NeedsProps & { readonly resources: Values<'failed'> }) => {
  const { t } = useTranslation('console')
  const { inLanguage } = useLanguage()
  return resources.map(({ resource: { lineId, name } }) => (
    <Notice key={lineId} tone="danger">
      <p>
        <Link to={links.resource(lineId)}>{inLanguage(name)}</Link> {t('couldNotOpen')}
      </p>
    </Notice>
  ))
}

const Requests = ({ requests, links }: NeedsProps & { readonly requests: Values<'requests'> }) => {
  const { t } = useTranslation('console')
  const { inLanguage } = useLanguage()
  return requests.map(({ requestId, memberName, line, total }) => (
    <Notice key={requestId} tone="info">
      <p>
        {t('asks', { member: memberName })} <Link to={links.request(requestId)}>{inLanguage(line.name)}</Link>{' '}
        {formatMoney(total)}
      </p>
    </Notice>
  ))
}

const Ending = ({ resources, links }: NeedsProps & { readonly resources: Values<'ending'> }) => {
  const { t } = useTranslation('console')
  const { inLanguage } = useLanguage()
  const say = useSay()
  return resources.map(({ resource: { lineId, name }, left, isRenewable }) => (
    <Notice
      key={lineId}
      tone="info"
      actions={isRenewable && <LinkButton to={links.renew(lineId)}>{t('renew')}</LinkButton>}
    >
      <p>
        <Link to={links.resource(lineId)}>{inLanguage(name)}</Link> {left !== null && say(left)}
      </p>
    </Notice>
  ))
}
