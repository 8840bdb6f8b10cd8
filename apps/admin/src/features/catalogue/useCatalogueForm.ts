import { useReload } from '@compute-mall/app'
import { type ClientError, callFailure } from '@compute-mall/core/client'
import { E, type TE } from '@compute-mall/core/fp'
import { failureMessage, isRefusedWith, refusalMessage } from '@compute-mall/core/http'
import {
  type CatalogueCenter,
  type CatalogueForm,
  type CatalogueRow,
  missingCatalogueFields,
  numberRefusals,
  resourceRefusals,
} from '@compute-mall/core/resource'
import { useCommand, useNotices } from '@compute-mall/react'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import type { CatalogueFormPageProps, CatalogueValues } from './CatalogueFormPage.tsx'

interface FormOptions {
  readonly title: string
  readonly start: CatalogueValues
  readonly tree: readonly CatalogueCenter[]
  readonly save: (form: CatalogueForm) => TE.TaskEither<ClientError, CatalogueRow>
  readonly saved: (row: CatalogueRow) => void
}

/** The form that adds an item and that changes one. */
export const useCatalogueForm = ({
  title,
  start,
  tree,
  save,
  saved,
}: FormOptions): CatalogueFormPageProps => {
  const reload = useReload()
  const notices = useNotices()
  const say = useSay()
  const { language } = useLanguage()
  const { t } = useTranslation('catalogue')
  const [values, setValues] = useState(start)
  const [attempt, setAttempt] = useState(0)
  const saving = useCommand(save, (outcome) => {
    if (E.isRight(outcome)) return saved(outcome.right)
    const failure = callFailure(outcome.left)
    if (isRefusedWith(failure, resourceRefusals.itemChanged)) return
    if (isRefusedWith(failure, resourceRefusals.numberTaken)) setAttempt((before) => before + 1)
    else notices.add('failure', say(failureMessage(failure)))
  })
  const { outcome } = saving
  const failure = outcome !== undefined && E.isLeft(outcome) ? callFailure(outcome.left) : null
  const [refusal] = numberRefusals({ itemId: '', resourceNumber: values.resourceNumber }, [])
  const taken =
    failure !== null && isRefusedWith(failure, resourceRefusals.numberTaken)
      ? failureMessage(failure)
      : undefined
  const missing = missingCatalogueFields(values)
  const isRight = refusal === undefined && missing.length === 0
  const numberError = refusal === undefined ? taken : refusalMessage(refusal)
  const errors =
    attempt === 0
      ? {}
      : {
          ...Object.fromEntries(missing.map((field) => [field, t('required')])),
          ...(numberError !== undefined && { resourceNumber: say(numberError) }),
        }
  return {
    view: {
      title,
      values,
      errors,
      attempt,
      centers: tree.map(({ clusterId, centerName }) => ({ value: clusterId, label: centerName[language] })),
      notice:
        failure !== null && isRefusedWith(failure, resourceRefusals.itemChanged)
          ? { kind: 'stale', change: t('stale'), onReload: () => void reload() }
          : undefined,
      busy: saving.pending,
    },
    links: { catalogue: routes.catalogue.href({}) },
    commands: {
      change: (part) => setValues({ ...values, ...part }),
      save: () => {
        const { resourceType } = values
        if (isRight && resourceType !== '') saving.run({ ...values, resourceType })
        else setAttempt((before) => before + 1)
      },
    },
  }
}
