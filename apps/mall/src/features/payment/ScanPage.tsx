import { formatMoney } from '@compute-mall/core/money'
import type { Bought, PaymentView } from '@compute-mall/core/payment'
import { Heading, Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Button, Card, Notice, QrCode } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { Announcement } from './Announcement.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'
import * as css from './payment.css.ts'
import { pressOf } from './pressOf.ts'
import { isOutcome, ScanOutcome } from './ScanOutcome.tsx'
import type { Scanning } from './ScanPage.props.ts'

export interface ScanPageProps extends Scanning {
  /** What the money is for; empty for a recharge, and when the order could not be read. */
  readonly bought: readonly Bought[]
}

const scanWith = {
  embedded: 'scanWithEmbedded',
  alipay: 'scanWithAlipay',
  wechat: 'scanWithWechat',
} as const satisfies Record<PaymentView['session']['channel'], string>

/** Payment by scanning (R4.06, R4.07): the code and its countdown, or what became of the payment. */
export const ScanPage = ({ view, bought, commands }: ScanPageProps) => {
  const { t } = useTranslation('payment')
  const { phase, session } = view
  return (
    <div className={css.page}>
      <Announcement view={view} />
      {!isOutcome(phase) && <Heading level={1}>{t('scanTitle')}</Heading>}
      <Card>
        <PaymentFacts orderNo={session.orderNo} bought={bought} amount={session.amount} />
      </Card>
      <Card>
        {isOutcome(phase) ? (
          <ScanOutcome view={view} outcome={phase} commands={commands} />
        ) : (
          <ScanCode view={view} commands={commands} />
        )}
      </Card>
    </div>
  )
}

const ScanCode = ({ view, commands }: Scanning) => {
  const { t } = useTranslation('payment')
  const say = useSay()
  const { session, commands: open } = view
  const busy = view.phase === 'checking' || view.phase === 'renewing' || view.phase === 'givingUp'
  const expired = view.phase === 'expired'
  // The code of before is worth nothing once a new one is asked for.
  const spent = expired || view.phase === 'renewing'
  return (
    <div className={css.scan} aria-busy={busy || undefined}>
      <Text tone="soft">{t(scanWith[session.channel])}</Text>
      <QrCode
        value={session.qrTarget}
        label={t('qrLabel', { amount: formatMoney(session.amount) })}
        size={240}
        expired={spent}
        onRefresh={open.renew ? commands.renew : undefined}
      />
      {!spent && (
        <Link to={session.qrTarget} target="_blank" rel="noreferrer">
          {t('payHere')}
        </Link>
      )}
      <p className={css.clock}>
        <Text as="span" tone="soft">
          {t('codeExpiresIn')}
        </Text>
        <strong role="timer">{view.countdown}</strong>
      </p>
      <Stack gap={1}>
        <h2 className={css.scanTitle}>{say(view.title)}</h2>
        <Text tone="soft">{say(view.hint)}</Text>
      </Stack>
      <div className={css.stretch} role="status">
        {view.notice !== null && <Notice tone="warn">{say(view.notice)}</Notice>}
      </div>
      <Inline gap={3} align="stretch" justify="center">
        <Button variant={expired ? 'secondary' : 'primary'} busy={busy} onClick={commands.check}>
          {t(pressOf(view.phase))}
        </Button>
        {open.renew && !expired && <Button onClick={commands.renew}>{t('renew')}</Button>}
        {open.giveUp && (
          <Button variant="ghost" onClick={commands.giveUp}>
            {t('giveUp')}
          </Button>
        )}
      </Inline>
    </div>
  )
}
