import { Grid } from '@compute-mall/ui/layout'
import { DateField } from '@compute-mall/ui/widgets'
import { useTranslation } from 'react-i18next'
import { fieldId } from './ContentFormPage.tsx'

interface PeriodFieldsProps {
  readonly values: { readonly fromDay: string; readonly untilDay: string }
  readonly error: string | undefined
  readonly onChange: (part: { readonly fromDay?: string; readonly untilDay?: string }) => void
}

/** On which days something is shown; both may be left open. */
export const PeriodFields = ({ values: { fromDay, untilDay }, error, onChange }: PeriodFieldsProps) => {
  const { t } = useTranslation('content')
  return (
    <Grid columns={2}>
      <DateField
        id={fieldId('fromDay')}
        label={t('fromDay')}
        optional
        hint={t('dayHint')}
        value={fromDay}
        onChange={(day) => onChange({ fromDay: day })}
      />
      <DateField
        id={fieldId('untilDay')}
        label={t('untilDay')}
        optional
        hint={t('dayHint')}
        value={untilDay}
        error={error}
        onChange={(day) => onChange({ untilDay: day })}
      />
    </Grid>
  )
}
