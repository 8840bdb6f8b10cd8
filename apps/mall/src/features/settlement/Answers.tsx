import {
  type Answer,
  Period,
  ScaleLevel,
  type Section,
  type SectionView,
} from '@compute-mall/core/settlement'
import { Heading, Inline, Stack } from '@compute-mall/ui/layout'
import { DescriptionList } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface AnswersProps {
  readonly sections: readonly SectionView<Answer>[]
  /** Beside the title of each part, e.g. "change". */
  readonly actionsOf?: (section: Section, title: string) => ReactNode
}

/** All answers of an application, part by part. */
export const Answers = ({ sections, actionsOf }: AnswersProps) => {
  const say = useSay()
  const textOf = useAnswerText()
  return (
    <Stack gap={6}>
      {sections.map(({ section, title, fields }) => (
        <Stack key={section} as="section" gap={3} aria-label={say(title)}>
          <Inline justify="between">
            <Heading level={3}>{say(title)}</Heading>
            {actionsOf?.(section, say(title))}
          </Inline>
          <DescriptionList
            items={fields.map((answer) => ({ name: say(answer.label), value: textOf(answer) }))}
          />
        </Stack>
      ))}
    </Stack>
  )
}

const useAnswerText = (): ((answer: Answer) => string) => {
  const { t } = useTranslation('settlement')
  return ({ name, text }) => {
    if (text === '') return t('notFilled')
    if (name === 'certificationImg' || name === 'logoImg') return t('pictureKept')
    if (ScaleLevel.is(text)) return t(`scale.${text}`)
    return Period.is(text) ? t(`period.${text}`) : text
  }
}
