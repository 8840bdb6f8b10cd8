import { isBlank } from '@compute-mall/core/codec'
import { LEVEL_REASON_LENGTH, RightsLevel } from '@compute-mall/core/settlement'
import { Stack } from '@compute-mall/ui/layout'
import { Button, Card, RadioGroup, TextArea } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface MerchantLevelCardProps {
  readonly view: {
    readonly level: RightsLevel
    readonly isSaving: boolean
    /** Whether it has just been changed. */
    readonly isChanged: boolean
  }
  readonly commands: { readonly change: (level: RightsLevel, reason: string) => void }
}

/** The level of a merchant, which operations change with a reason (W27). */
export const MerchantLevelCard = ({ view, commands }: MerchantLevelCardProps) => {
  const { t } = useTranslation('settlement')
  const [chosen, setChosen] = useState(view.level)
  const [reason, setReason] = useState('')
  const lacks = () => {
    if (chosen === view.level) return t('levelUnchanged')
    return isBlank(reason) ? t('levelReasonMissing') : undefined
  }
  return (
    <Card title={t('level')}>
      <Stack>
        <RadioGroup
          legend={t('level')}
          options={RightsLevel.values.map((value) => ({ value, label: t(`level.${value}`) }))}
          value={chosen}
          onChange={setChosen}
        />
        <TextArea
          label={t('levelReason')}
          hint={t('levelReasonHint', { most: LEVEL_REASON_LENGTH })}
          rows={2}
          maxLength={LEVEL_REASON_LENGTH}
          value={reason}
          onChange={setReason}
        />
        <div>
          <Button
            busy={view.isSaving}
            disabledReason={lacks()}
            onClick={() => {
              commands.change(chosen, reason.trim())
              setReason('')
            }}
          >
            {t('changeLevel')}
          </Button>
        </div>
        <p role="status">{view.isChanged && t('levelChanged', { level: t(`level.${view.level}`) })}</p>
      </Stack>
    </Card>
  )
}
