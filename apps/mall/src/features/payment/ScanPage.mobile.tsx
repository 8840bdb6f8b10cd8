import { formatMoney } from '@compute-mall/core/money'
import { Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Button, CopyText, LinkButton, Notice, Price, QrCode } from '@compute-mall/ui/parts'
import { phonePage } from '@compute-mall/ui/shapes'
import { useSay } from '@compute-mall/ui/text'
import { visuallyHidden } from '@compute-mall/ui/theme'
import { useTranslation } from 'react-i18next'
import { Announcement } from './Announcement.tsx'
import { BoughtList } from './BoughtList.tsx'
import * as css from './payment.mobile.css.ts'
import { pressOf } from './pressOf.ts'
import { isOutcome, ScanOutcome } from './ScanOutcome.tsx'
import type { Scanning } from './ScanPage.props.ts'
import type { ScanPageProps } from './ScanPage.tsx'

/**
 * Payment by scanning on a phone, which cannot scan itself: it opens the payer's page, and shows the code for another
 * device (R4.06, R4.07).
 */
export const ScanPage = ({ view, bought, commands }: ScanPageProps) => {
  const { t } = useTranslation('payment')
  const { phase, session } = view
  return (
    <div className={phonePage}>
      <Announcement view={view} />
      {!isOutcome(phase) && <h1 className={visuallyHidden}>{t('scanTitle')}</h1>}
      <section className={css.due} aria-label={t('amountDue')}>
        <Text as="span" tone="soft">
          {t('amountDue')}
        </Text>
        <Price amount={session.amount} sum size="large" />
        <BoughtList bought={bought} />
        <Text tone="soft">
          {t('orderNo')} <CopyText text={session.orderNo} name={t('orderNo')} />
        </Text>
      </section>
      <section className={css.panel}>
        {isOutcome(phase) ? (
          <ScanOutcome view={view} outcome={phase} commands={commands} />
        ) : (
          <PayHere view={view} commands={commands} />
        )}
      </section>
    </div>
  )
}

const PayHere = ({ view, commands }: Scanning) => {
  const { t } = useTranslation(['payment', 'mobile'])
  const say = useSay()
  const { session, phase, commands: open } = view
  const busy = phase === 'checking' || phase === 'renewing' || phase === 'givingUp'
  const expired = phase === 'expired'
  const spent = expired || phase === 'renewing'
  return (
    <div className={css.scan} aria-busy={busy || undefined}>
      <Stack gap={1}>
        <h2 className={css.title}>{say(view.title)}</h2>
        <Text tone="soft">{say(view.hint)}</Text>
      </Stack>
      <p className={css.clock}>
        <Text as="span" tone="soft">
          {t('codeExpiresIn')}
        </Text>
        <strong role="timer">{view.countdown}</strong>
      </p>
      {!spent && (
        <LinkButton
          variant="primary"
          size="large"
          wide
          to={session.qrTarget}
          target="_blank"
          rel="noreferrer"
        >
          {t('payHere')}
        </LinkButton>
      )}
      <div className={css.stretch} role="status">
        {view.notice !== null && <Notice tone="warn">{say(view.notice)}</Notice>}
      </div>
      <Button wide size="large" busy={busy} onClick={commands.check}>
        {t(pressOf(phase))}
      </Button>
      <Text tone="soft">{t('mobile:otherDevice')}</Text>
      <QrCode
        value={session.qrTarget}
        label={t('qrLabel', { amount: formatMoney(session.amount) })}
        size={200}
        expired={spent}
        onRefresh={open.renew ? commands.renew : undefined}
      />
      <Inline align="stretch" justify="center">
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
