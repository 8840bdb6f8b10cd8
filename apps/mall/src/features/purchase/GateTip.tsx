import type { NextStep, Reason } from '@compute-mall/core/purchase'
import { Inline } from '@compute-mall/ui/layout'
import { Button, Notice } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './ConfirmPage.css.ts'

interface GateTipProps {
  readonly reasons: readonly Reason[]
  readonly takeStep: (step: NextStep) => void
  readonly tipRef: Ref<HTMLDivElement>
}

/** The gate's tip (R5.10): every reason against the purchase, each with its way on. The app shakes it. */
export const GateTip = ({ reasons, takeStep, tipRef }: GateTipProps) => {
  const { t } = useTranslation('purchase')
  const say = useSay()
  return (
    <div ref={tipRef} className={css.tip} role="alert">
      {reasons.length > 0 && (
        <Notice tone="warn" title={t('gateTitle')}>
          <ul>
            {reasons.map(({ code, message, next, nextLabel, others }) => (
              <li className={css.reasonLine} key={code}>
                {say(message)}
                <Inline gap={2}>
                  {next !== null && nextLabel !== null && (
                    <Button size="small" onClick={() => takeStep(next)}>
                      {say(nextLabel)}
                    </Button>
                  )}
                  {others.map(({ step, label }) => (
                    <Button size="small" key={step} onClick={() => takeStep(step)}>
                      {say(label)}
                    </Button>
                  ))}
                </Inline>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
