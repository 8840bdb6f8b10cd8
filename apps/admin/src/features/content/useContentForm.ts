import { useReload } from '@compute-mall/app'
import { type ClientError, callFailure } from '@compute-mall/core/client'
import { E, type TE } from '@compute-mall/core/fp'
import { failureMessage, isRefusedWith } from '@compute-mall/core/http'
import { type ContentFaults, siteRefusals } from '@compute-mall/core/site'
import { useCommand, useNotices } from '@compute-mall/react'
import type { PageNotice } from '@compute-mall/ui/desk/page'
import { useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface FormOptions<Values, Row> {
  readonly start: Values
  readonly faultsOf: (values: Values) => ContentFaults<Extract<keyof Values, string>>
  readonly save: (values: Values) => TE.TaskEither<ClientError, Row>
  readonly saved: (row: Row) => void
}

/** A form of content as a page draws it. */
export interface ContentForm<Values> {
  readonly values: Values
  /** What is wrong, by field; empty before the first attempt. */
  readonly errors: Readonly<Partial<Record<Extract<keyof Values, string>, string>>>
  readonly attempt: number
  readonly notice: PageNotice | undefined
  readonly busy: boolean
}

/** An optional text; undefined where it was left empty. */
export const orNothing = (text: string): string | undefined => (text === '' ? undefined : text)

/** Refusals that belong to a field. */
const fieldRefusals = [
  [siteRefusals.linkNotAllowed, 'link'],
  [siteRefusals.versionTaken, 'version'],
] as const

/** A form of content: faults show from the first attempt on, what the server refuses stands at its field. */
export const useContentForm = <Values extends object, Row>({
  start,
  faultsOf,
  save,
  saved,
}: FormOptions<Values, Row>) => {
  const reload = useReload()
  const notices = useNotices()
  const say = useSay()
  const { t } = useTranslation('content')
  const [values, setValues] = useState(start)
  const [attempt, setAttempt] = useState(0)
  const tryAgain = () => setAttempt((before) => before + 1)
  const saving = useCommand(save, (outcome) => {
    if (E.isRight(outcome)) return saved(outcome.right)
    const failure = callFailure(outcome.left)
    if (isRefusedWith(failure, siteRefusals.contentChanged)) return
    if (fieldRefusals.some(([refusal]) => isRefusedWith(failure, refusal))) tryAgain()
    else notices.add('failure', say(failureMessage(failure)))
  })
  const { outcome } = saving
  const failure = outcome !== undefined && E.isLeft(outcome) ? callFailure(outcome.left) : null
  const refused = fieldRefusals.flatMap(([refusal, field]) =>
    failure !== null && isRefusedWith(failure, refusal) ? [[field, say(failureMessage(failure))]] : [],
  )
  const faults = Object.entries(faultsOf(values)) as [string, 'required'][]
  const form: ContentForm<Values> = {
    values,
    errors: (attempt === 0
      ? {}
      : Object.fromEntries([
          ...refused,
          ...faults.map(([field, fault]) => [field, t(`fault.${fault}`)]),
        ])) as ContentForm<Values>['errors'],
    attempt,
    notice:
      failure !== null && isRefusedWith(failure, siteRefusals.contentChanged)
        ? { kind: 'stale', change: t('stale'), onReload: () => void reload() }
        : undefined,
    busy: saving.pending,
  }
  return {
    form,
    change: (part: Partial<Values>) => setValues((before) => ({ ...before, ...part })),
    save: () => (faults.length === 0 ? saving.run(values) : tryAgain()),
  }
}
