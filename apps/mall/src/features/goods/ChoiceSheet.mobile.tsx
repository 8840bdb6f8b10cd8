import type { Choice } from '@compute-mall/core/goods'
import { TrialIcon } from '@compute-mall/ui/icons'
import { Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Button, Sheet } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { GateTip } from '../purchase/GateTip.tsx'
import { ChoiceOptions } from './ChoiceOptions.tsx'
import * as css from './GoodsPage.mobile.css.ts'
import type { GoodsPageProps } from './GoodsPage.props.ts'
import { PricePanel, TotalLine } from './PricePanel.tsx'

/** What the sheet was opened for. */
export type Intention = 'look' | 'buy' | 'addToCart'

interface ChoiceSheetProps extends Pick<GoodsPageProps, 'view' | 'commands'> {
  readonly choice: Choice
  readonly reasonsRef: Ref<HTMLDivElement>
  /** Null while it is closed. */
  readonly intention: Intention | null
  readonly onClose: () => void
}

/** Specification, centre, term and amount with the price that follows from them, and what one came to do. */
export const ChoiceSheet = ({ view, choice, commands, reasonsRef, intention, onClose }: ChoiceSheetProps) => {
  const { t } = useTranslation(['mobile', 'purchase'])
  return (
    <Sheet
      open={intention !== null}
      onClose={onClose}
      title={t('choose')}
      footer={intention !== null && <Actions view={view} commands={commands} intention={intention} />}
    >
      <Stack>
        <PricePanel view={view} />
        <ChoiceOptions view={view} choice={choice} commands={commands} />
        <Trial view={view} commands={commands} />
        <GateTip reasons={view.reasons} takeStep={commands.takeStep} tipRef={reasonsRef} />
        <Text size="caption" tone="soft">
          {t('purchase:billingRule')}
        </Text>
      </Stack>
    </Sheet>
  )
}

type PartProps = Pick<GoodsPageProps, 'view' | 'commands'>

const Actions = ({ view, commands, intention }: PartProps & { readonly intention: Intention }) => {
  const { t } = useTranslation('goods')
  const say = useSay()
  const closed = view.closed ? say(view.closed) : undefined
  return (
    <div className={css.deciding}>
      <TotalLine view={view} />
      <Inline gap={3} align="stretch" wrap={false}>
        {view.cart !== 'none' && intention !== 'buy' && (
          <Button
            variant={intention === 'addToCart' ? 'primary' : 'secondary'}
            wide
            busy={view.busy}
            disabledReason={closed}
            onClick={commands.addToCart}
          >
            {t(view.cart === 'changes' ? 'saveInCart' : 'addToCart')}
          </Button>
        )}
        {intention !== 'addToCart' && (
          <Button variant="primary" wide disabledReason={closed} onClick={commands.buy}>
            {t('buyNow')}
          </Button>
        )}
      </Inline>
    </div>
  )
}

const Trial = ({ view, commands }: PartProps) => {
  const { t } = useTranslation('goods')
  const say = useSay()
  const { trial } = view
  if (trial === null) return null
  const closed = view.closed ? say(view.closed) : undefined
  return (
    <Button
      wide
      icon={<TrialIcon size={18} />}
      disabledReason={closed ?? (trial.reason ? say(trial.reason.message) : undefined)}
      onClick={commands.tryOut}
    >
      {t('tryFree', { count: trial.days })}
    </Button>
  )
}
