import { Card, RadioGroup } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import type { ApplicationPageProps } from './application.types.ts'
import { applicantTypes } from './Needs.tsx'

/** The first question: a company, or a developer on their own. */
export const ApplicantTypeChoice = ({ view, commands }: ApplicationPageProps) => {
  const { t } = useTranslation('settlement')
  return (
    <Card>
      <RadioGroup
        legend={t('label.applicantType')}
        options={applicantTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={view.application.applicantType}
        onChange={commands.chooseType}
      />
    </Card>
  )
}
