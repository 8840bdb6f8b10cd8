import { CATALOGUE_FORM, ResourceType } from '@compute-mall/core/resource'
import { FormPage, type FormView } from '@compute-mall/ui/desk/form'
import type { PageNotice } from '@compute-mall/ui/desk/page'
import { Grid } from '@compute-mall/ui/layout'
import { SelectField, TextField } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'

/** An item as it is being written; type and centre are empty until they are chosen. */
export interface CatalogueValues {
  readonly resourceNumber: string
  readonly nameZh: string
  readonly nameEn: string
  readonly resourceType: ResourceType | ''
  readonly clusterId: string
}
export type CatalogueField = keyof CatalogueValues

export interface CatalogueFormPageProps {
  readonly view: {
    readonly title: string
    readonly values: CatalogueValues
    /** What is wrong, by field; empty before the first attempt. */
    readonly errors: Readonly<Partial<Record<CatalogueField, string>>>
    readonly attempt: number
    readonly centers: readonly { readonly value: string; readonly label: string }[]
    readonly notice: PageNotice | undefined
    readonly busy: boolean
  }
  readonly links: { readonly catalogue: string }
  readonly commands: {
    readonly change: (part: Partial<CatalogueValues>) => void
    readonly save: () => void
  }
}

const SECTION = 'item'
const fieldId = (field: CatalogueField) => `catalogue-${field}`
const fields: readonly CatalogueField[] = ['resourceNumber', 'nameZh', 'nameEn', 'resourceType', 'clusterId']
const nothing = () => undefined

/** Adds a resource to the catalogue, or changes one: number, names, type and centre (width 2.6; R5.11). */
export const CatalogueFormPage = ({ view, links, commands }: CatalogueFormPageProps) => {
  const { t } = useTranslation('catalogue')
  const { title, errors, attempt, notice, busy } = view
  const faults: FormView['faults'] = fields.flatMap((field) => {
    const message = errors[field]
    return message === undefined ? [] : [{ fieldId: fieldId(field), section: SECTION, message }]
  })
  return (
    <FormPage
      view={{
        head: { trail: [{ label: t('list'), to: links.catalogue }, { label: title }], title },
        notice,
        sections: [
          {
            id: SECTION,
            title: t('section'),
            status: faults.length > 0 ? 'wrong' : 'open',
            content: <Fields view={view} commands={commands} />,
          },
        ],
        section: SECTION,
        faults,
        attempt,
        draft: { kind: 'none' },
        overview: null,
        submit: { label: t('save'), busy },
      }}
      commands={{
        toSection: nothing,
        submit: commands.save,
        change: nothing,
        confirm: nothing,
        keepMine: nothing,
        takeTheirs: nothing,
      }}
    />
  )
}

const Fields = ({
  view: { values, errors, centers },
  commands: { change },
}: Pick<CatalogueFormPageProps, 'view' | 'commands'>) => {
  const { t } = useTranslation(['catalogue', 'resource'])
  return (
    <>
      <TextField
        id={fieldId('resourceNumber')}
        label={t('number')}
        hint={t('numberHint')}
        required
        maxLength={CATALOGUE_FORM.maxNumber}
        autoComplete="off"
        value={values.resourceNumber}
        error={errors.resourceNumber}
        onChange={(resourceNumber) => change({ resourceNumber })}
      />
      <Grid columns={2}>
        <TextField
          id={fieldId('nameZh')}
          label={t('nameZh')}
          required
          maxLength={CATALOGUE_FORM.maxName}
          value={values.nameZh}
          error={errors.nameZh}
          onChange={(nameZh) => change({ nameZh })}
        />
        <TextField
          id={fieldId('nameEn')}
          label={t('nameEn')}
          optional
          hint={t('englishHint')}
          maxLength={CATALOGUE_FORM.maxEnglishName}
          value={values.nameEn}
          onChange={(nameEn) => change({ nameEn })}
        />
        <SelectField
          id={fieldId('resourceType')}
          label={t('type')}
          required
          value={values.resourceType}
          options={ResourceType.values.map((value) => ({ value, label: t(`resource:type.${value}`) }))}
          error={errors.resourceType}
          onChange={(resourceType) => ResourceType.is(resourceType) && change({ resourceType })}
        />
        <SelectField
          id={fieldId('clusterId')}
          label={t('center')}
          required
          value={values.clusterId}
          options={centers}
          error={errors.clusterId}
          onChange={(clusterId) => change({ clusterId })}
        />
      </Grid>
    </>
  )
}
