import { useTranslation } from 'react-i18next'
import { Stack } from '../../layout/index.ts'
import { type Action, DeskPage, useNarrow } from '../page/index.ts'
import { DraftConflict } from './DraftConflict.tsx'
import { DraftStatus } from './DraftStatus.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormBar } from './FormBar.tsx'
import { Overview } from './Overview.tsx'
import { AllSections, OneSection } from './Sections.tsx'
import type { FormCommands, FormView } from './types.ts'
import { useGoTo } from './useGoTo.ts'

export interface FormPageProps {
  readonly view: FormView
  readonly commands: FormCommands
}

/**
 * A long form: its sections with how far each is, what has to be corrected, how the draft stands, and a last look
 * before it is submitted. A phone shows one section after the other.
 */
export const FormPage = ({ view, commands }: FormPageProps) => {
  const { t } = useTranslation('desk')
  const narrow = useNarrow()
  const go = useGoTo(commands)
  const { head, notice, sections, section, faults, attempt, draft, overview, submit } = view
  const primary: Action = {
    key: 'submit',
    label: submit.label,
    busy: submit.busy,
    disabledReason: submit.disabledReason,
    onPress: overview === null ? commands.submit : commands.confirm,
  }
  return (
    <DeskPage
      head={{
        ...head,
        title: overview === null ? head.title : t('overviewTitle'),
        note: <DraftStatus draft={draft} />,
        primary,
      }}
      notice={notice}
      bar={narrow ? <FormBar view={view} commands={commands} primary={primary} /> : undefined}
    >
      {draft.kind === 'conflict' && <DraftConflict commands={commands} />}
      {overview === null ? (
        <Stack>
          <ErrorSummary faults={faults} attempt={attempt} onGo={go.toFault} />
          {narrow ? (
            <OneSection sections={sections} current={section} />
          ) : (
            <AllSections sections={sections} current={section} onGo={go.toSection} />
          )}
        </Stack>
      ) : (
        <Overview overview={overview} commands={commands} />
      )}
    </DeskPage>
  )
}
