import { load, orNull, orThrow, redirectTo, useNavigate, usePage, useRouteState } from '@compute-mall/app'
import { randomKey } from '@compute-mall/browser'
import { askApplicationOutcomeActor, checkInfoActor, submitApplicationActor } from '@compute-mall/core/actors'
import type { DraftRecord } from '@compute-mall/core/form'
import {
  answersFromDraft,
  applicationMachine,
  applicationView,
  emptyForm,
  errorsOf,
  type FieldName,
  fieldsOf,
  formFromDraft,
  type RejectedApplication,
  sealedFields,
} from '@compute-mall/core/settlement'
import { platformDay } from '@compute-mall/core/time'
import { useClient, useEmitted } from '@compute-mall/react'
import { useActor } from '@xstate/react'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import { type ApplicationPageProps, fieldId } from './application.types.ts'
import { useDraft } from './useDraft.ts'
import { usePicture } from './usePicture.ts'

const isSealed = (name: string): boolean => sealedFields.some((sealed) => sealed === name)

/** What was rejected in full, for its owner to mend (W10). */
const rejectedOf = (own: RejectedApplication | null): RejectedApplication | null =>
  own === null ? null : { form: own.form, reasons: own.reasons }

/** A form that may be written: empty, as its draft was left, or as it was rejected. */
export const loader = load(routes.settleCreate, async ({ client, appData }) => {
  const info = await orThrow(client.settlement.info({}))
  if (info.applyStatus === 'IN_REVIEW' || info.applyStatus === 'APPROVED' || info.retailerId !== null)
    throw redirectTo(routes.settleReview.href())
  const [draft, own, { user }] = await Promise.all([
    orNull(client.form.draft({ params: { form: 'settlement' }, query: { subjectId: undefined } })),
    info.applyStatus === 'REJECTED' ? orThrow(client.settlement.ownInFull({})) : null,
    appData(),
  ])
  const rejected = rejectedOf(own)
  const before = rejected?.form ?? emptyForm('ENTERPRISE')
  return {
    draft,
    rejected,
    form: draft === null ? before : { ...formFromDraft(draft.record), ...sealedOf(before) },
    answers: draft === null ? {} : answersFromDraft(draft.record),
    today: platformDay(Date.now()),
    userId: user?.id ?? '',
  }
})

/** Where one's own uploaded picture is, which nobody else is shown. */
const ownPictureAddress = (pictureId: string): string =>
  `/mall/retailer/picture/${encodeURIComponent(pictureId)}`

const sealedOf = ({ identificationNumber, bankAccount }: ReturnType<typeof emptyForm>) => ({
  identificationNumber,
  bankAccount,
})

/** The field that the address of the page names. */
const fieldOfHash = (hash: string): FieldName | null =>
  fieldsOf('ENTERPRISE').find(({ name }) => `#${fieldId(name)}` === hash)?.name ?? null

/** The form of an application and what can be done in it, on either device. */
export const useApplication = (): ApplicationPageProps => {
  const { form, answers, today, rejected, draft: opened, userId } = usePage<typeof loader>()
  const client = useClient()
  const navigate = useNavigate()
  const { location } = useRouteState()
  const [place, setPlace] = useState<'form' | 'overview'>('form')
  const [refusals, setRefusals] = useState(0)
  const [machine] = useState(() =>
    applicationMachine.provide({
      actors: {
        check: checkInfoActor(client),
        submit: submitApplicationActor(client),
        askOutcome: askApplicationOutcomeActor(client),
      },
    }),
  )
  const [snapshot, send, actor] = useActor(machine, {
    input: { form, today, ...(rejected !== null && { rejected, answers }) },
  })
  const change = (field: FieldName, text: string) => send({ type: 'field.changed', field, text })

  /** Puts a draft into the form; the numbers that no draft keeps stay. */
  const fill = (record: DraftRecord) => {
    const next = formFromDraft(record)
    const { form: present } = actor.getSnapshot().context
    if (next.applicantType !== present.applicantType)
      send({ type: 'type.chosen', applicantType: next.applicantType })
    for (const { name } of fieldsOf(next.applicantType))
      if (!isSealed(name) && next[name] !== present[name]) change(name, next[name])
    const { answers: answered } = actor.getSnapshot().context
    for (const { name } of fieldsOf(next.applicantType)) {
      const text = answersFromDraft(record)[name] ?? ''
      if (text !== (answered[name] ?? '')) send({ type: 'reason.answered', field: name, text })
    }
  }
  const draft = useDraft(userId, opened, fill)
  useEmitted(actor, 'draft.changed', (kept) => draft.change({ ...kept.draft }))
  useEmitted(actor, 'draft.done', draft.end)
  useEmitted(actor, 'form.invalid', () => {
    setPlace('form')
    setRefusals((before) => before + 1)
  })
  useEmitted(actor, 'application.accepted', () => navigate(routes.settleReview.href(), { replace: true }))

  const keepPicture = (field: FieldName) => (pictureId: string) => {
    change(field, pictureId)
    send({ type: 'field.left', field })
  }
  const pictures = {
    certificationImg: usePicture('certificationImg', keepPicture('certificationImg')),
    logoImg: usePicture('logoImg', keepPicture('logoImg')),
  }
  const hasErrors = () => errorsOf(actor.getSnapshot().context).length > 0
  const submit = () => send({ type: 'application.submit', key: randomKey() })
  return {
    view: {
      application: applicationView(snapshot),
      draft: draft.view,
      isKeptHere: draft.isKeptHere,
      pictures: { certificationImg: pictures.certificationImg.view, logoImg: pictures.logoImg.view },
      pictureAddress: ownPictureAddress,
      isMending: rejected !== null,
      place,
      refusals,
      openAt: fieldOfHash(location.hash),
      today,
    },
    commands: {
      chooseType: (applicantType) => send({ type: 'type.chosen', applicantType }),
      change,
      leave: (field) => send({ type: 'field.left', field }),
      answer: (field, text) => send({ type: 'reason.answered', field, text }),
      upload: (use, file) => pictures[use].upload(file),
      removePicture: (use) => pictures[use].remove(),
      finish: (fields) => {
        for (const field of fields) send({ type: 'field.left', field })
        return !errorsOf(actor.getSnapshot().context).some(({ field }) => fields.includes(field))
      },
      // The chart holds back a submission with errors and tells them; without any, the answers are read first.
      check: () => (hasErrors() ? submit() : setPlace('overview')),
      backToForm: () => setPlace('form'),
      submit,
      recheck: () => send({ type: 'application.recheck' }),
      keepMine: draft.keepMine,
      takeTheirs: draft.takeTheirs,
      merge: draft.merge,
    },
  }
}
