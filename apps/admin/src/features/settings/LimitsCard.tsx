import { type LimitField, type LimitsForm, limitFaults, limitFields } from '@compute-mall/core/site'
import { Grid, Stack, Text } from '@compute-mall/ui/layout'
import { Button, Card, TextField } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface LimitsCardProps {
  readonly limits: LimitsForm
  readonly mayChange: boolean
  readonly busy: boolean
  readonly onSave: (limits: LimitsForm) => void
}

/** How little and how much can be bought. */
export const LimitsCard = ({ limits, mayChange, busy, onSave }: LimitsCardProps) => {
  const { t } = useTranslation('platform')
  const [typed, setTyped] = useState<Readonly<Record<LimitField, string>>>({
    minCpuNum: String(limits.minCpuNum),
    minGpuNum: String(limits.minGpuNum),
    minQuota: String(limits.minQuota),
    maxQuota: String(limits.maxQuota),
    minDuration: String(limits.minDuration),
  })
  const faults = limitFaults(typed)
  const save = () => {
    if (faults.length > 0) return
    const numberOf = (field: LimitField) => Number(typed[field])
    onSave({
      minCpuNum: numberOf('minCpuNum'),
      minGpuNum: numberOf('minGpuNum'),
      minQuota: numberOf('minQuota'),
      maxQuota: numberOf('maxQuota'),
      minDuration: numberOf('minDuration'),
    })
  }
  return (
    <Card title={t('limits')} padding="medium">
      <Stack>
        <Text tone="soft">{t('limitsText')}</Text>
        <Grid columns={2}>
          {limitFields.map((field) => (
            <TextField
              key={field}
              label={t(field)}
              inputMode="numeric"
              readOnly={!mayChange}
              value={typed[field]}
              onChange={(text) => setTyped((last) => ({ ...last, [field]: text }))}
              error={
                faults.includes(field) ? t(field === 'maxQuota' ? 'maxQuotaWrong' : 'limitWrong') : undefined
              }
            />
          ))}
        </Grid>
        {mayChange && (
          <div>
            <Button variant="primary" busy={busy} onClick={save} aria-label={`${t('save')} ${t('limits')}`}>
              {t('save')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
