import type { FieldName } from '@compute-mall/core/settlement'
import { Inline, Page, Stack } from '@compute-mall/ui/layout'
import { Button, Steps, useRefused } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApplicantTypeChoice } from './ApplicantTypeChoice.tsx'
import { ApplicationHead } from './ApplicationHead.tsx'
import { ApplicationSection } from './ApplicationSection.tsx'
import type { ApplicationPageProps } from './application.types.ts'
import { Overview } from './Overview.tsx'
import { useFieldFocus, useOpenAt } from './useFieldFocus.ts'

/** The application on a phone: its five parts are five steps, then all answers before it goes in. */
export const ApplicationPage = (props: ApplicationPageProps) => {
  const { view, commands } = props
  const say = useSay()
  const [step, setStep] = useState(0)
  const focusField = useFieldFocus()
  const { sections } = view.application
  const isOverview = view.place === 'overview'
  const goTo = (field: FieldName) => {
    setStep(sections.findIndex(({ fields }) => fields.some(({ name }) => name === field)))
    commands.backToForm()
    focusField(field)
  }
  useOpenAt(view.openAt, goTo)
  return (
    <Page>
      <ApplicationHead {...props} goTo={goTo} />
      <Steps steps={sections.map(({ title }) => say(title))} current={isOverview ? sections.length : step} />
      {isOverview ? (
        <Overview {...props} goTo={goTo} />
      ) : (
        <FormStep key={step} {...props} step={step} onStep={setStep} />
      )}
    </Page>
  )
}

interface FormStepProps extends ApplicationPageProps {
  readonly step: number
  readonly onStep: (step: number) => void
}

const FormStep = ({ step, onStep, ...props }: FormStepProps) => {
  const { view, commands } = props
  const { t } = useTranslation('settlement')
  const form = useRef<HTMLDivElement>(null)
  const focusWrong = useRefused(form)
  const { sections } = view.application
  const section = sections[step]
  if (section === undefined) return null
  const isLast = step === sections.length - 1
  const next = () => {
    if (!commands.finish(section.fields.map(({ name }) => name))) return focusWrong()
    if (isLast) commands.check()
    else onStep(step + 1)
  }
  return (
    <div ref={form}>
      <Stack>
        {step === 0 && <ApplicantTypeChoice {...props} />}
        <ApplicationSection {...props} section={section} />
        <Inline>
          <Button variant="primary" size="large" onClick={next}>
            {t(isLast ? 'toOverview' : 'nextStep')}
          </Button>
          {step > 0 && (
            <Button size="large" onClick={() => onStep(step - 1)}>
              {t('previousStep')}
            </Button>
          )}
        </Inline>
      </Stack>
    </div>
  )
}
