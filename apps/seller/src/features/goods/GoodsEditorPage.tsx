import { isBlank } from '@compute-mall/core/codec'
import { type FieldChange, type FieldReason, reasonLine, reasonView } from '@compute-mall/core/review'
import { type FormCommands, FormPage, type FormView } from '@compute-mall/ui/desk/form'
import { Stack } from '@compute-mall/ui/layout'
import { Button, Notice, TextField } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BasicsSection } from './BasicsSection.tsx'
import { DeliverySection } from './DeliverySection.tsx'
import { DependenciesSection, type DependencyFinder } from './DependenciesSection.tsx'
import { DescriptionSection } from './DescriptionSection.tsx'
import {
  type Choice,
  type EditorFields,
  type EditorSection,
  editorSections,
  fieldId,
} from './editor.types.ts'
import { LateConflict } from './LateConflict.tsx'
import { LatePreview } from './LatePreview.tsx'
import { LimitsSection } from './LimitsSection.tsx'
import { ListingSection } from './ListingSection.tsx'
import { MoreSection } from './MoreSection.tsx'
import { PricesSection } from './PricesSection.tsx'
import { SpecificationsSection } from './SpecificationsSection.tsx'
import { useFieldName } from './useFieldName.ts'
import { useInSight } from './useInSight.ts'
import { WhereSection } from './WhereSection.tsx'

/** Sections for which something more has to be asked, once they are in sight. */
export type NeedySection = 'specifications' | 'limits' | 'delivery' | 'dependencies'

export interface GoodsEditorPageProps {
  readonly view: Omit<FormView, 'sections' | 'head' | 'submit'> & {
    readonly title: string
    readonly goodsId: string
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
    /** Processors and cards, and ways of delivery, as buyers filter by them. */
    readonly specs: readonly Choice[]
    readonly deliveries: readonly Choice[]
    /** What the platform allows of goods of this kind, in words. */
    readonly platformLimits: readonly string[] | null
    readonly finder: Pick<DependencyFinder, 'found' | 'names'>
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
    /** Asks for what a section needs beyond the goods. */
    readonly need: (section: NeedySection) => void
    readonly findGoods: DependencyFinder['search']
  }
}

/** Describes goods: sections with their faults, the draft on the server, a preview, and the way to the review (2.5). */
export const GoodsEditorPage = ({ view, fields, links, commands }: GoodsEditorPageProps) => {
  const { t } = useTranslation('seller')
  const [isPreviewing, setPreviewing] = useState(false)
  const { statuses, reasons, differences, prefix, centers } = view
  const { need } = commands
  const contents: Readonly<Record<EditorSection, ReactNode>> = {
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
    specifications: (
      <WhenSeen onSeen={() => need('specifications')}>
        <SpecificationsSection {...fields} prefix={prefix} specs={view.specs} />
      </WhenSeen>
    ),
    prices: <PricesSection {...fields} prefix={prefix} />,
    where: <WhereSection {...fields} prefix={prefix} centers={centers} />,
    limits: (
      <WhenSeen onSeen={() => need('limits')}>
        <LimitsSection {...fields} platformLimits={view.platformLimits} />
      </WhenSeen>
    ),
    delivery: (
      <WhenSeen onSeen={() => need('delivery')}>
        <DeliverySection {...fields} deliveries={view.deliveries} />
      </WhenSeen>
    ),
    dependencies: (
      <WhenSeen onSeen={() => need('dependencies')}>
        <DependenciesSection {...fields} finder={{ ...view.finder, search: commands.findGoods }} />
      </WhenSeen>
    ),
    more: <MoreSection {...fields} />,
    listing: <ListingSection {...fields} />,
  }
  const refusal = {
    id: 'reasons',
    title: t('goods.section.reasons'),
    hint: t('goods.reasonsHint'),
    status: reasons.every(({ field }) => view.mended.has(field) || !isBlank(view.answers[field] ?? ''))
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
        <LatePreview
          goodsId={view.goodsId}
          form={fields.form}
          published={fields.published}
          onClose={() => setPreviewing(false)}
        />
      )}
      {differences.length > 0 && <LateConflict differences={differences} commands={commands} />}
    </>
  )
}

interface WhenSeenProps {
  readonly onSeen: () => void
  readonly children: ReactNode
}

/** Tells when a section has come into sight, for what it needs is asked for no sooner. */
const WhenSeen = ({ onSeen, children }: WhenSeenProps) => {
  const [ref, isSeen] = useInSight<HTMLDivElement>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once.
  useEffect(() => {
    if (isSeen) onSeen()
  }, [isSeen])
  return <div ref={ref}>{children}</div>
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
  const { language } = useLanguage()
  const fieldName = useFieldName()
  return (
    <Stack>
      {reasons.map((reason) => (
        <Stack key={reason.field} gap={2}>
          <Notice tone={mended.has(reason.field) ? 'success' : 'danger'} title={fieldName(reason.field)}>
            {reasonLine(language, { reason: say(reasonView(reason).label), text: reason.text })}
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
