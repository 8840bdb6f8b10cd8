import { formatMoney } from '@compute-mall/core/money'
import { Button, CopyText, LinkButton, Notice, Price, QrCode } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { visuallyHidden } from '@compute-mall/ui/theme'
import { useTranslation } from 'react-i18next'
import { Announcement } from './Announcement.tsx'
import { BoughtList } from './BoughtList.tsx'
import * as css from './payment.mobile.css.ts'
import { isOutcome, ScanOutcome } from './ScanOutcome.tsx'
import { pressOf, type Scanning, type ScanPageProps } from './ScanPage.tsx'

/**
 * Payment by scanning on a phone, which cannot scan itself: it opens the payer's page, and shows the code for another
 * device (R4.06, R4.07).
 */
export const MobileScanPage = ({ view, bought, commands }: ScanPageProps) => {
  const { t } = useTranslation('payment')
  const { phase, session } = view
  return (
    <div className={css.page}>
      <Announcement view={view} />
      {!isOutcome(phase) && <h1 className={visuallyHidden}>{t('scanTitle')}</h1>}
      <section className={css.due} aria-label={t('amountDue')}>
        <span className={css.soft}>{t('amountDue')}</span>
        <Price amount={session.amount} sum size="large" />
        <BoughtList bought={bought} />
        <p className={css.soft}>
          {t('orderNo')} <CopyText text={session.orderNo} name={t('orderNo')} />
        </p>
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
      <div className={css.said}>
        <h2 className={css.title}>{say(view.title)}</h2>
        <p className={css.soft}>{say(view.hint)}</p>
      </div>
      <p className={css.clock}>
        <span className={css.soft}>{t('codeExpiresIn')}</span>
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
      <p className={css.soft}>{t('mobile:otherDevice')}</p>
      <QrCode
        value={session.qrTarget}
        label={t('qrLabel', { amount: formatMoney(session.amount) })}
        size={200}
        expired={spent}
        onRefresh={open.renew ? commands.renew : undefined}
      />
      <div className={css.actions}>
        {open.renew && !expired && <Button onClick={commands.renew}>{t('renew')}</Button>}
        {open.giveUp && (
          <Button variant="ghost" onClick={commands.giveUp}>
            {t('giveUp')}
          </Button>
        )}
      </div>
    </div>
  )
}
