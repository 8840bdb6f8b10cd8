import type { FieldName } from '@compute-mall/core/settlement'
import { Page, Split, Stack } from '@compute-mall/ui/layout'
import { Button } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApplicantTypeChoice } from './ApplicantTypeChoice.tsx'
import { ApplicationHead } from './ApplicationHead.tsx'
import { ApplicationSection, sectionId } from './ApplicationSection.tsx'
import * as css from './application.css.ts'
import type { ApplicationPageProps } from './application.types.ts'
import { Overview } from './Overview.tsx'
import { useFieldFocus, useOpenAt } from './useFieldFocus.ts'

/** The application of a merchant: who applies, five parts with anchors, and all answers before it goes in (R4.01). */
export const ApplicationPage = (props: ApplicationPageProps) => {
  const { view, commands } = props
  const { t } = useTranslation('settlement')
  const focusField = useFieldFocus()
  const goTo = (field: FieldName) => {
    commands.backToForm()
    focusField(field)
  }
  useOpenAt(view.openAt, goTo)
  return (
    <Page>
      <ApplicationHead {...props} goTo={goTo} />
      {view.place === 'overview' ? (
        <Overview {...props} goTo={goTo} />
      ) : (
        <Split aside="start">
          <Anchors {...props} />
          <Stack gap={4}>
            <ApplicantTypeChoice {...props} />
            {view.application.sections.map((section) => (
              <ApplicationSection key={section.section} {...props} section={section} />
            ))}
            <div>
              <Button variant="primary" size="large" onClick={commands.check}>
                {t('toOverview')}
              </Button>
            </div>
          </Stack>
        </Split>
      )}
    </Page>
  )
}

const Anchors = ({ view }: ApplicationPageProps): ReactNode => {
  const { t } = useTranslation('settlement')
  const say = useSay()
  return (
    <nav aria-label={t('sectionsLabel')} className={css.anchors}>
      {view.application.sections.map(({ section, title }) => (
        <a key={section} className={css.anchor} href={`#${sectionId(section)}`}>
          {say(title)}
        </a>
      ))}
    </nav>
  )
}
