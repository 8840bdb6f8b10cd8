import { Stack, Text } from '@compute-mall/ui/layout'
import { Button, Dialog, TextField } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Days of the platform, `2026-11-22`, both included; empty for an open end. */
export interface Period {
  readonly first: string
  readonly last: string
}

interface PeriodDialogProps {
  readonly period: Period
  readonly onClose: () => void
  readonly onChoose: (period: Period) => void
}

/** Asks for the first and the last day that are shown. */
export const PeriodDialog = ({ period, onClose, onChoose }: PeriodDialogProps) => {
  const { t } = useTranslation(['admin', 'operations'])
  const [first, setFirst] = useState(period.first)
  const [last, setLast] = useState(period.last)
  const isReversed = first !== '' && last !== '' && last < first
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('period')}
      footer={
        <>
          <Button onClick={onClose}>{t('operations:cancel')}</Button>
          <Button variant="primary" onClick={() => isReversed || onChoose({ first, last })}>
            {t('showPeriod')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{t('periodText')}</Text>
        <TextField label={t('firstDay')} type="date" value={first} onChange={setFirst} />
        <TextField
          label={t('lastDay')}
          type="date"
          value={last}
          onChange={setLast}
          error={isReversed ? t('periodReversed') : undefined}
        />
      </Stack>
    </Dialog>
  )
}
