import type { FieldChange } from '@compute-mall/core/review'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '../../layout/index.ts'
import { Button, Dialog, RadioGroup } from '../../parts/index.ts'

export interface MergeDialogProps {
  /** What another window saved otherwise: `before` theirs, `after` one's own. */
  readonly differences: readonly FieldChange[]
  /** What a field is called. */
  readonly fieldName: (field: string) => string
  /** A value in words, e.g. what is chosen from a list. */
  readonly shown?: (field: string, value: string) => string
  readonly commands: {
    readonly keepMine: () => void
    readonly takeTheirs: () => void
    /** Takes these fields as another window saved them, and keeps one's own otherwise. */
    readonly merge: (theirs: ReadonlySet<string>) => void
  }
}

/** Another window saved a newer draft: both versions of each field, to choose from one by one (J8). */
export const MergeDialog = ({
  differences,
  fieldName,
  shown = (_, value) => value,
  commands,
}: MergeDialogProps) => {
  const { t } = useTranslation('form')
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const choose = (field: string, whose: 'mine' | 'theirs') => {
    const others = [...theirs].filter((other) => other !== field)
    setTheirs(new Set(whose === 'theirs' ? [...others, field] : others))
  }
  const textOf = (field: string, value: string | null) => (value === null ? '—' : shown(field, value))
  return (
    <Dialog
      open
      alert
      size="large"
      onClose={commands.keepMine}
      title={t('draft.conflict')}
      footer={
        <>
          <Button onClick={commands.takeTheirs}>{t('merge.allTheirs')}</Button>
          <Button onClick={commands.keepMine}>{t('merge.allMine')}</Button>
          <Button variant="primary" onClick={() => commands.merge(theirs)}>
            {t('merge.take')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('merge.text')}</p>
        {differences.map(({ field, before, after }) => (
          <RadioGroup
            key={field}
            legend={fieldName(field)}
            value={theirs.has(field) ? 'theirs' : 'mine'}
            options={[
              { value: 'mine', label: t('merge.mine'), description: textOf(field, after) },
              { value: 'theirs', label: t('merge.theirs'), description: textOf(field, before) },
            ]}
            onChange={(whose) => choose(field, whose)}
          />
        ))}
      </Stack>
    </Dialog>
  )
}
