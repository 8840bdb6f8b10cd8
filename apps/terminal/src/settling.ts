import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { askApplicationOutcomeActor, checkInfoActor, submitApplicationActor } from '@compute-mall/core/actors'
import {
  type ApplicantType,
  applicationMachine,
  applicationView,
  emptyForm,
  type FieldName,
  type FieldView,
  isChecked,
  type PictureUse,
  settlementView,
} from '@compute-mall/core/settlement'
import { platformDay } from '@compute-mall/core/time'
import { type Actor, createActor, waitFor } from 'xstate'
import type { Mall } from './mall.ts'
import { say } from './texts.ts'

type ApplicationForm = Actor<typeof applicationMachine>

const NO_LIMIT = { timeout: Number.POSITIVE_INFINITY }

/** Applies to become a merchant, field by field, by the application chart; or tells where the application stands. */
export const apply = async (mall: Mall): Promise<void> => {
  const { client, ask, dialogue, texts, tell } = mall
  const info = await ask(client.settlement.info({}))
  if (info === undefined) return
  const { status, hint, reason, commands } = settlementView(info)
  dialogue.say(`${texts.text(status)} – ${texts.text(hint)}`)
  if (reason !== null) dialogue.say(reason)
  if (commands.apply === null) return
  const answer = await dialogue.ask(texts.text(say('applicantType')))
  const applicantType: ApplicantType = answer === '2' ? 'PERSONAL' : 'ENTERPRISE'
  const actor = openForm(mall, applicantType)
  if (!(await fillIn(mall, actor))) return
  const { notice } = applicationView(actor.getSnapshot())
  if (notice !== null) tell(notice)
}

const openForm = ({ client, inspect }: Mall, applicantType: ApplicantType): ApplicationForm => {
  const actors = {
    check: checkInfoActor(client),
    submit: submitApplicationActor(client),
    askOutcome: askApplicationOutcomeActor(client),
  }
  const input = { form: emptyForm(applicantType), today: platformDay(Date.now()) }
  return createActor(applicationMachine.provide({ actors }), {
    input,
    inspect: inspect(applicationMachine.id, input),
  }).start()
}

/** @returns whether the form was handed in and accepted; an end of the lines leaves it */
const fillIn = async (mall: Mall, actor: ApplicationForm): Promise<boolean> => {
  for (const { title, fields } of applicationView(actor.getSnapshot()).sections) {
    mall.tell(title)
    for (const { name } of fields) if (!(await fillInField(mall, actor, name))) return false
  }
  for (;;) {
    actor.send({ type: 'application.submit', key: mall.newKey() })
    const { value } = await waitFor(
      actor,
      ({ value: { form } }) => form === 'editing' || form === 'accepted',
      NO_LIMIT,
    )
    if (value.form === 'accepted') return true
    const { summary, notice } = applicationView(actor.getSnapshot())
    if (notice !== null) mall.tell(notice)
    for (const { field } of summary) if (!(await fillInField(mall, actor, field))) return false
    if (summary.length === 0) return false
  }
}

/** Asks until the field is right. */
const fillInField = async (mall: Mall, actor: ApplicationForm, name: FieldName): Promise<boolean> => {
  for (;;) {
    const text = await mall.dialogue.ask(question(mall, fieldOf(actor, name)))
    if (text === undefined) return false
    actor.send({ type: 'field.changed', field: name, text: await fieldText(mall, name, text) })
    actor.send({ type: 'field.left', field: name })
    await waitFor(actor, ({ value }) => !isChecked(name) || value[name] !== 'asking', NO_LIMIT)
    const { error } = fieldOf(actor, name)
    if (error === null) return true
    mall.dialogue.say(`! ${mall.texts.text(error)}`)
  }
}

const fieldOf = (actor: ApplicationForm, name: FieldName): FieldView => {
  const { sections } = applicationView(actor.getSnapshot())
  const field = sections.flatMap(({ fields }) => fields).find((each) => each.name === name)
  if (field === undefined) throw new Error(`The form has no field ${name}.`)
  return field
}

const hints: Readonly<Partial<Record<FieldName, Parameters<typeof say>[0]>>> = {
  scaleLevel: 'hintScale',
  period: 'hintPeriod',
  certificationImg: 'hintPicture',
  logoImg: 'hintPicture',
  registeredDate: 'hintDay',
  serviceHours: 'hintHours',
}

const question = ({ texts }: Mall, { name, label, isRequired }: FieldView): string => {
  const hint = hints[name]
  const remark = hint === undefined ? '' : ` (${texts.text(say(hint))})`
  return `${texts.text(label)}${isRequired ? ' *' : ''}${remark}:`
}

const isPicture = (name: FieldName): name is PictureUse => name === 'certificationImg' || name === 'logoImg'

/** A picture is typed as the path of a file, and is what the server has kept of it. */
const fieldText = async (mall: Mall, name: FieldName, text: string): Promise<string> =>
  isPicture(name) && text !== '' ? keepPicture(mall, name, text) : text

const keepPicture = async ({ client, ask, tell }: Mall, use: PictureUse, path: string): Promise<string> => {
  const bytes = await readFile(path).catch(() => undefined)
  if (bytes === undefined) {
    tell(say('noFile', { path }))
    return ''
  }
  const contentType = `image/${extname(path).slice(1).replace('jpg', 'jpeg')}`
  const picture = { bytes: new Uint8Array(bytes), fileName: basename(path), contentType }
  return (await ask(client.settlement.uploadPicture({ body: { use, picture } })))?.pictureId ?? ''
}
