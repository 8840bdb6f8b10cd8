import { formatMoney } from '@compute-mall/core/money'
import { Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { BottomBar, Button, Card, Checkbox, Notice, Price } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './ConfirmPage.css.ts'
import type { ConfirmPageProps } from './ConfirmPage.props.ts'

type ConfirmPartProps = Pick<ConfirmPageProps, 'view' | 'commands'>
type ConfirmBarProps = ConfirmPartProps & { readonly submitLabel?: 'submit' | 'renew.submit' }

/** The sums, and the agreement that is never ticked beforehand (R5.08). */
export const ConfirmSummary = ({ view, commands }: ConfirmPartProps) => {
  const { t } = useTranslation('purchase')
  const say = useSay()
  return (
    <Card>
      <div className={css.summary}>
        <div className={css.sums}>
          <span>{t('sourceTotal')}</span>
          <Text as="span" align="end">
            {formatMoney(view.sourceTotal)}
          </Text>
          {Number(view.saved) > 0 && (
            <>
              <span>{t('saved')}</span>
              <Text as="span" align="end">
                {formatMoney(`-${view.saved}`)}
              </Text>
            </>
          )}
        </div>
        <Checkbox
          label={
            <>
              {t('agreement')}{' '}
              <Link to={routes.agreement.href()} target="_blank">
                {t('agreementLink')}
              </Link>
            </>
          }
          checked={view.agreed}
          disabled={!view.commands.agree}
          error={view.lacksAgreement ? t('agreementMissing') : undefined}
          onChange={commands.setAgreed}
        />
        <div className={css.notice} role="status">
          {view.notice !== null && <Notice tone="warn">{say(view.notice)}</Notice>}
        </div>
      </div>
    </Card>
  )
}

/** What it comes to, when it is billed, and the one button that orders. */
export const ConfirmBar = ({ view, commands, submitLabel = 'submit' }: ConfirmBarProps) => {
  const { t } = useTranslation('purchase')
  const say = useSay()
  return (
    <BottomBar>
      <div className={css.bar}>
        <p className={css.note}>{say(view.rule)}</p>
        <span className={css.total}>
          {t('total')}
          <Price amount={view.total} sum size="large" />
        </span>
        <Button
          variant="primary"
          size="large"
          busy={view.isBusy}
          disabledReason={view.commands.submit || view.isBusy ? undefined : t('gateTitle')}
          onClick={commands.submit}
        >
          {view.placed === null ? t(submitLabel) : say(view.placed)}
        </Button>
      </div>
    </BottomBar>
  )
}
