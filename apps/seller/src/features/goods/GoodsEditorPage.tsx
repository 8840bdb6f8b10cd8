import type { FieldChange, FieldReason } from '@compute-mall/core/review'
import { reasonView } from '@compute-mall/core/review'
import { type FormCommands, FormPage, type FormView } from '@compute-mall/ui/desk/form'
import { Stack } from '@compute-mall/ui/layout'
import { Button, Dialog, Notice, RadioGroup, TextField } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BasicsSection } from './BasicsSection.tsx'
import { DescriptionSection } from './DescriptionSection.tsx'
import {
  type Choice,
  type EditorFields,
  type EditorSection,
  editorSections,
  fieldId,
} from './editor.types.ts'
import { GoodsPreview } from './GoodsPreview.tsx'
import { LimitsSection } from './LimitsSection.tsx'
import { MoreSection } from './MoreSection.tsx'
import { PricesSection } from './PricesSection.tsx'
import { useFieldName } from './useFieldName.ts'

export interface GoodsEditorPageProps {
  readonly view: Omit<FormView, 'sections' | 'head' | 'submit'> & {
    readonly title: string
    readonly statuses: Readonly<Record<EditorSection, FormView['sections'][number]['status']>>
    readonly isSubmitting: boolean
    /** Why it cannot be submitted now. */
    readonly submitReason: string | undefined
    /** What another window saved otherwise, while one has to choose. */
    readonly differences: readonly FieldChange[]
    readonly reasons: readonly FieldReason[]
    /** The refused fields that differ from what was refused. */
    readonly mended: ReadonlySet<string>
    readonly answers: Readonly<Record<string, string>>
    readonly categories: readonly Choice[]
    readonly industries: readonly Choice[]
    /** The resources of the catalogue that can be offered now, and the one that is chosen. */
    readonly items: readonly Choice[]
    readonly centers: readonly Choice[]
    readonly prefix: string
  }
  readonly fields: EditorFields
  readonly links: { readonly list: string; readonly goods: string }
  readonly commands: FormCommands & {
    /** Offers an item of the catalogue: its type, specifications and centre come with it. */
    readonly offer: (itemId: string) => void
    readonly answer: (field: string, text: string) => void
    /** Takes these fields as another window saved them, and keeps one's own otherwise. */
    readonly merge: (theirs: ReadonlySet<string>) => void
  }
}

/** Describes goods: sections with their faults, the draft on the server, a preview, and the way to the review (2.5). */
export const GoodsEditorPage = ({ view, fields, links, commands }: GoodsEditorPageProps) => {
  const { t } = useTranslation('seller')
  const [isPreviewing, setPreviewing] = useState(false)
  const { statuses, reasons, differences } = view
  const contents = {
    basics: (
      <BasicsSection
        {...fields}
        categories={view.categories}
        industries={view.industries}
        items={view.items}
        onOffer={commands.offer}
      />
    ),
    description: <DescriptionSection {...fields} />,
    prices: <PricesSection {...fields} prefix={view.prefix} centers={view.centers} />,
    limits: <LimitsSection {...fields} />,
    more: <MoreSection {...fields} />,
  }
  const refusal = {
    id: 'reasons',
    title: t('goods.section.reasons'),
    hint: t('goods.reasonsHint'),
    status: reasons.every(({ field }) => view.mended.has(field) || (view.answers[field] ?? '').trim() !== '')
      ? ('complete' as const)
      : ('open' as const),
    content: <Reasons view={view} answer={commands.answer} />,
  }
  return (
    <>
      <FormPage
        view={{
          ...view,
          head: {
            title: view.title,
            trail: [
              { label: t('goods'), to: links.list },
              { label: view.title, to: links.goods },
              { label: t('goods.edit') },
            ],
            children: <Button onClick={() => setPreviewing(true)}>{t('preview')}</Button>,
          },
          submit: {
            label: view.overview === null ? t('goods.submit') : t('goods.confirmSubmit'),
            busy: view.isSubmitting,
            disabledReason: view.submitReason,
          },
          sections: [
            ...(reasons.length > 0 ? [refusal] : []),
            ...editorSections.map((id) => ({
              id,
              title: t(`goods.section.${id}`),
              ...(id === 'basics' && fields.published !== null && { hint: t('goods.publishedHint') }),
              status: statuses[id],
              content: contents[id],
            })),
          ],
        }}
        commands={commands}
      />
      {isPreviewing && (
        <GoodsPreview form={fields.form} published={fields.published} onClose={() => setPreviewing(false)} />
      )}
      {differences.length > 0 && <MergeDialog differences={differences} commands={commands} />}
    </>
  )
}

const Reasons = ({
  view: { reasons, mended, answers },
  answer,
}: {
  readonly view: Pick<GoodsEditorPageProps['view'], 'reasons' | 'mended' | 'answers'>
  readonly answer: (field: string, text: string) => void
}) => {
  const { t } = useTranslation('seller')
  const say = useSay()
  const fieldName = useFieldName()
  return (
    <Stack>
      {reasons.map((reason) => (
        <Stack key={reason.field} gap={2}>
          <Notice tone={mended.has(reason.field) ? 'success' : 'danger'} title={fieldName(reason.field)}>
            {say(reasonView(reason).label)} {reason.text}
            {mended.has(reason.field) && ` · ${t('goods.mended')}`}
          </Notice>
          <TextField
            id={fieldId(`answers.${reason.field}`)}
            label={t('goods.answer', { field: fieldName(reason.field) })}
            optional
            maxLength={500}
            value={answers[reason.field] ?? ''}
            onChange={(text) => answer(reason.field, text)}
          />
        </Stack>
      ))}
    </Stack>
  )
}

interface MergeDialogProps {
  readonly differences: readonly FieldChange[]
  readonly commands: Pick<GoodsEditorPageProps['commands'], 'merge' | 'keepMine' | 'takeTheirs'>
}

/** Another window saved a newer draft: both versions of each field, to choose from one by one (J8). */
const MergeDialog = ({ differences, commands }: MergeDialogProps) => {
  const { t } = useTranslation('seller')
  const fieldName = useFieldName()
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const choose = (field: string, whose: 'mine' | 'theirs') => {
    const others = [...theirs].filter((other) => other !== field)
    setTheirs(new Set(whose === 'theirs' ? [...others, field] : others))
  }
  return (
    <Dialog
      open
      alert
      size="large"
      onClose={commands.keepMine}
      title={t('goods.conflictTitle')}
      footer={
        <>
          <Button onClick={commands.takeTheirs}>{t('goods.takeTheirs')}</Button>
          <Button onClick={commands.keepMine}>{t('goods.keepMine')}</Button>
          <Button variant="primary" onClick={() => commands.merge(theirs)}>
            {t('goods.merge')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('goods.conflictText')}</p>
        {differences.map(({ field, before, after }) => (
          <RadioGroup
            key={field}
            legend={fieldName(field)}
            value={theirs.has(field) ? 'theirs' : 'mine'}
            options={[
              { value: 'mine', label: t('goods.mine'), description: after ?? '—' },
              { value: 'theirs', label: t('goods.theirs'), description: before ?? '—' },
            ]}
            onChange={(whose) => choose(field, whose)}
          />
        ))}
      </Stack>
    </Dialog>
  )
}
