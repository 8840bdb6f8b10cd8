import type { Message } from '@compute-mall/core/messages'
import { formatMoney } from '@compute-mall/core/money'
import { type Quote, reasonOf, refusalsOf } from '@compute-mall/core/purchase'
import { allowedRequestEvents, type TeamPurchase, type TeamRequestDetail } from '@compute-mall/core/team'
import { formatInstant } from '@compute-mall/core/time'
import { type DetailContent, DetailPage } from '@compute-mall/ui/desk/detail'
import type { Action, LoadState } from '@compute-mall/ui/desk/page'
import { Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Button, Card, Checkbox, LinkButton, Notice } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeclineDialog } from './DeclineDialog.tsx'
import { useLineFacts } from './LineFacts.tsx'
import { requestTones } from './tones.ts'

export interface RequestPageProps {
  readonly view: {
    readonly state: LoadState<TeamRequestDetail>
    readonly busy: boolean
    readonly refusal: Message | null
  }
  readonly links: {
    readonly team: string
    readonly requests: string
    readonly order: (orderId: string) => string
    readonly pay: (orderId: string) => string
    readonly resource: (lineId: string) => string
    readonly goods: (goodsId: string) => string
    readonly agreement: string
  }
  readonly commands: {
    readonly buy: (purchase: TeamPurchase) => void
    readonly decline: (reason: string) => void
    readonly withdraw: () => void
    readonly retry: () => void
  }
}

/** What a member asks for, as its leader buys or declines it and the member follows it (J15). */
export const RequestPage = ({ view, links, commands }: RequestPageProps) => {
  const { t } = useTranslation('team')
  const { inLanguage } = useLanguage()
  const [declining, setDeclining] = useState(false)
  const contentOf = useContent(view, links, commands.buy, () => setDeclining(true))
  const { state } = view
  const request = state.kind === 'loaded' ? state.value : null
  const title = request === null ? t('request') : inLanguage(request.line.name)
  const withdraw: Action = {
    key: 'withdraw',
    label: t('withdrawRequest'),
    busy: view.busy,
    onPress: commands.withdraw,
  }
  return (
    <>
      <DetailPage<TeamRequestDetail>
        view={{
          head: {
            trail: [
              { label: t('title'), to: links.team },
              { label: t('requests'), to: links.requests },
              { label: title },
            ],
            title,
            tag:
              request === null
                ? undefined
                : { label: t(`state.${request.state}`), tone: requestTones[request.state] },
          },
          state,
          actions: request?.isOwn === true && request.state === 'asked' ? [withdraw] : [],
        }}
        commands={commands}
      >
        {contentOf}
      </DetailPage>
      {declining && (
        <DeclineDialog
          onClose={() => setDeclining(false)}
          onDecline={(reason) => {
            setDeclining(false)
            commands.decline(reason)
          }}
        />
      )}
    </>
  )
}

const useContent = (
  view: RequestPageProps['view'],
  links: RequestPageProps['links'],
  onBuy: RequestPageProps['commands']['buy'],
  onDecline: () => void,
) => {
  const { t } = useTranslation('team')
  const { language, inLanguage } = useLanguage()
  const lineFacts = useLineFacts()
  return (request: TeamRequestDetail): DetailContent => ({
    message: <Messages request={request} refusal={view.refusal} links={links} />,
    facts: {
      items: [
        {
          name: t('goods'),
          value: <Link to={links.goods(request.line.goodsId)}>{inLanguage(request.line.name)}</Link>,
        },
        { name: t('member'), value: request.memberName },
        ...lineFacts(request.line),
        { name: t('askTime'), value: formatInstant(request.askTime, language) },
        { name: t('note'), value: request.note === '' ? t('noNote') : request.note },
        ...(request.decideTime === null
          ? []
          : [{ name: t('decideTime'), value: formatInstant(request.decideTime, language) }]),
      ],
    },
    children: isToDecide(request) && (
      <Purchase
        quote={request.quote}
        before={request.total}
        busy={view.busy}
        agreement={links.agreement}
        onBuy={onBuy}
        onDecline={onDecline}
      />
    ),
  })
}

/** Whether the reader is to buy or to decline; not while an order for it waits to be paid. */
const isToDecide = ({ isOwn, state, orderId }: TeamRequestDetail): boolean =>
  !isOwn && orderId === null && allowedRequestEvents(state).length > 0

interface MessagesProps extends Pick<RequestPageProps, 'links'> {
  readonly request: TeamRequestDetail
  readonly refusal: Message | null
}

const Messages = ({ request, refusal, links }: MessagesProps) => {
  const { t } = useTranslation('team')
  const say = useSay()
  const { state, orderId, lineId, reason } = request
  return (
    <>
      {refusal !== null && (
        <Notice tone="danger" role="alert">
          {say(refusal)}
        </Notice>
      )}
      {state === 'asked' && orderId !== null && (
        <Notice tone="warn" actions={<LinkButton to={links.pay(orderId)}>{t('payOrder')}</LinkButton>}>
          {t('unpaidHint')}
        </Notice>
      )}
      {state === 'declined' && reason !== null && (
        <Notice tone="danger" title={t('reason')}>
          {reason}
        </Notice>
      )}
      {state === 'outdated' && <Notice>{t('outdatedHint')}</Notice>}
      {state === 'bought' && (
        <Notice
          tone="success"
          actions={
            <>
              {lineId !== null && <LinkButton to={links.resource(lineId)}>{t('viewResource')}</LinkButton>}
              {orderId !== null && <LinkButton to={links.order(orderId)}>{t('viewOrder')}</LinkButton>}
            </>
          }
        >
          {t('state.bought')}
        </Notice>
      )}
    </>
  )
}

interface PurchaseProps {
  /** Null for what cannot be had any more. */
  readonly quote: Quote | null
  /** What it cost when the member asked. */
  readonly before: string
  readonly busy: boolean
  readonly agreement: string
  readonly onBuy: (purchase: TeamPurchase) => void
  readonly onDecline: () => void
}

/** The two answers of a leader: what it costs now with the consent that any order needs (R5.08, D19), or no. */
const Purchase = ({ quote, before, busy, agreement, onBuy, onDecline }: PurchaseProps) => {
  const { t } = useTranslation('team')
  const [agreed, setAgreed] = useState(false)
  const [isTried, setTried] = useState(false)
  const isShut = quote === null || refusalsOf(quote).length > 0
  const buy = () => {
    setTried(true)
    if (agreed && quote !== null)
      onBuy({ quotedTotal: quote.total, agreed, agreementVersion: quote.agreementVersion })
  }
  return (
    <Card title={t('buy')}>
      <Stack>
        {quote === null ? (
          <Notice tone="danger">{t('shut')}</Notice>
        ) : (
          <Price quote={quote} before={before} />
        )}
        <Checkbox
          checked={agreed}
          onChange={setAgreed}
          error={isTried && !agreed ? t('agreementMissing') : undefined}
          label={
            <>
              {t('agreement')} <Link to={agreement}>{t('agreementLink')}</Link>
            </>
          }
        />
        <Inline gap={3}>
          <Button variant="primary" busy={busy} disabledReason={isShut ? t('shut') : undefined} onClick={buy}>
            {t('buy')}
          </Button>
          <Button busy={busy} onClick={onDecline}>
            {t('declineRequest')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

/** What it costs, whether that has changed, and what stands against it. */
const Price = ({ quote, before }: { readonly quote: Quote; readonly before: string }) => {
  const { t } = useTranslation('team')
  const say = useSay()
  const against = refusalsOf(quote).map(reasonOf)
  return (
    <>
      {Number(before) !== Number(quote.total) && (
        <Notice tone="warn">
          {t('priceChanged', { before: formatMoney(before), now: formatMoney(quote.total) })}
        </Notice>
      )}
      {against.length > 0 && (
        <Notice tone="danger" title={t('shut')}>
          <ul>
            {against.map(({ code, message }) => (
              <li key={code}>{say(message)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Text>
        {t('total')} <strong>{formatMoney(quote.total)}</strong>
      </Text>
    </>
  )
}
