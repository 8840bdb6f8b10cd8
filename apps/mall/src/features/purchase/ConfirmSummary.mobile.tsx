import { formatMoney } from '@compute-mall/core/money'
import { Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { ActionBar, Button, Checkbox, Notice, Price } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './ConfirmPage.mobile.css.ts'
import type { ConfirmPageProps } from './ConfirmPage.props.ts'

type PartProps = Pick<ConfirmPageProps, 'view' | 'commands'>
type BarProps = PartProps & { readonly submitLabel?: 'submit' | 'renew.submit' }

/** The sums, when it is billed, and the agreement that is never ticked beforehand (R5.08). */
export const MobileConfirmSummary = ({ view, commands }: PartProps) => {
  const { t } = useTranslation('purchase')
  const say = useSay()
  return (
    <>
      <dl className={css.sums}>
        <dt>{t('sourceTotal')}</dt>
        <Text as="dd" tone="ink" align="end">
          {formatMoney(view.sourceTotal)}
        </Text>
        {Number(view.saved) > 0 && (
          <>
            <dt>{t('saved')}</dt>
            <Text as="dd" tone="ink" align="end">
              {formatMoney(`-${view.saved}`)}
            </Text>
          </>
        )}
      </dl>
      <div className={css.panel}>
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
        <Text size="caption" tone="soft">
          {say(view.rule)}
        </Text>
      </div>
      <div className={css.notice} role="status">
        {view.notice !== null && <Notice tone="warn">{say(view.notice)}</Notice>}
      </div>
    </>
  )
}

/** What it comes to, and the one button that orders. */
export const MobileConfirmBar = ({ view, commands, submitLabel = 'submit' }: BarProps) => {
  const { t } = useTranslation('purchase')
  const say = useSay()
  return (
    <ActionBar label={t('total')}>
      <span className={css.total} data-sum>
        <Text as="span" size="caption" tone="soft">
          {t('total')}
        </Text>
        <Price amount={view.total} sum />
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
    </ActionBar>
  )
}
