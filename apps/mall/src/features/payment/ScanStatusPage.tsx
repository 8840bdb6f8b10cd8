import { answerOf } from '@compute-mall/core/payment'
import { Button, Card, LinkButton, Result } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './payment.css.ts'

export interface ScanStatusPageProps {
  /** The status as the server words it. */
  readonly status: string
  readonly onCheck: () => void
}

const looks = {
  waiting: 'processing',
  paid: 'success',
  failed: 'failed',
  expired: 'warning',
  closed: 'warning',
  late: 'warning',
  refunded: 'warning',
} as const

/** What somebody learns who is not the buyer but was given a payment's sign: the status alone (D12). */
export const ScanStatusPage = ({ status, onCheck }: ScanStatusPageProps) => {
  const { t } = useTranslation('payment')
  const answer = answerOf(status)
  return (
    <div className={css.page}>
      <Card>
        <Result
          status={looks[answer]}
          title={t(`${answer}Title`)}
          actions={
            <>
              <Button variant="primary" onClick={onCheck}>
                {t('refreshStatus')}
              </Button>
              <LinkButton to={routes.home.href()}>{t('goShopping')}</LinkButton>
            </>
          }
        />
      </Card>
    </div>
  )
}
