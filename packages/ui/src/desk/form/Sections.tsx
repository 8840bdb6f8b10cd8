import { useTranslation } from 'react-i18next'
import { Split, Stack } from '../../layout/index.ts'
import { Card, ProgressBar } from '../../parts/index.ts'
import * as css from './form.css.ts'
import { SectionAnchors } from './SectionAnchors.tsx'
import { sectionId } from './sectionId.ts'
import type { FormSection } from './types.ts'

interface SectionsProps {
  readonly sections: readonly FormSection[]
  readonly current: string
  readonly onGo: (id: string) => void
}

/** All sections below one another, with anchors at the side: a desktop. */
export const AllSections = ({ sections, current, onGo }: SectionsProps) => (
  <Split aside="start">
    <SectionAnchors sections={sections} current={current} onGo={onGo} />
    <Stack>
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </Stack>
  </Split>
)

const Section = ({ section: { id, title, hint, content } }: { readonly section: FormSection }) => (
  <div id={sectionId(id)} className={css.section} tabIndex={-1}>
    <Card title={title}>
      {hint !== undefined && <p className={css.hint}>{hint}</p>}
      <div className={css.fields}>{content}</div>
    </Card>
  </div>
)

/** One section after the other: a phone. */
export const OneSection = ({ sections, current }: Omit<SectionsProps, 'onGo'>) => {
  const { t } = useTranslation('desk')
  const at = sections.findIndex(({ id }) => id === current)
  const section = sections[at]
  if (section === undefined) return null
  const step = t('step', { number: at + 1, total: sections.length })
  return (
    <Stack gap={3}>
      <ProgressBar label={step} percent={((at + 1) / sections.length) * 100} />
      <Section section={section} />
    </Stack>
  )
}
