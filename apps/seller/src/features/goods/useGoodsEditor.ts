import { load, orThrow, useClock, useLoaded, useNavigate, usePage, useParams } from '@compute-mall/app'
import { saveDraftActor } from '@compute-mall/core/actors'
import { callFailure, loudly } from '@compute-mall/core/client'
import type { Words } from '@compute-mall/core/codec'
import { draftMachine, draftView } from '@compute-mall/core/form'
import { E } from '@compute-mall/core/fp'
import {
  emptyGoodsForm,
  type GoodsForm,
  goodsProblems,
  isCompute,
  type OwnGoods,
  offerProblems,
  readGoodsForm,
} from '@compute-mall/core/goods'
import { failureMessage } from '@compute-mall/core/http'
import { changedFields } from '@compute-mall/core/review'
import type { Category } from '@compute-mall/core/search'
import { formatInstant } from '@compute-mall/core/time'
import { useClient, useCommand, useEmitted, useNotices } from '@compute-mall/react'
import type { DraftState, FormView } from '@compute-mall/ui/desk/form'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { type EditorSection, editorSections, fieldId, sectionOf } from './editor.types.ts'
import type { GoodsEditorPageProps } from './GoodsEditorPage.tsx'
import { offering } from './offering.ts'
import { useFieldName } from './useFieldName.ts'

const leavesOf = (categories: readonly Category[]): readonly Category[] =>
  categories.flatMap((category) =>
    category.children.length === 0 ? [category] : leavesOf(category.children),
  )

/** The goods as they are edited: the draft, else what was refused or taken back, else what buyers see. */
const startOf = ({ draft, application, published, row }: OwnGoods): GoodsForm => {
  if (draft !== null) return readGoodsForm(draft.record)
  if (application !== null && (application.state === 'refused' || application.state === 'revoked'))
    return application.form
  return published ?? emptyGoodsForm(row.kind)
}

/** The goods, and what can be chosen for them. */
export const loader = load(routes.editor, async ({ client, params }) => {
  const goods = await orThrow(client.goods.own({ params: { id: params.goodsId } }))
  const [categories, industries, clusters] = await Promise.all([
    orThrow(
      isCompute(goods.row.kind)
        ? client.search.categoryTree({ query: { categoryModule: 'resource' } })
        : client.search.category({}),
    ),
    orThrow(client.search.categoryTree({ query: { categoryModule: 'industry' } })),
    orThrow(client.resource.clusterList({ query: { siteCode: undefined } })),
  ])
  return { goods, categories: leavesOf(categories), industries: leavesOf(industries), clusters }
})

/** The draft of goods: saved by itself, compared with that of another window, handed in for review. */
export const useGoodsEditor = (): GoodsEditorPageProps => {
  const { goods, categories, industries, clusters } = usePage<typeof loader>()
  const { goodsId, field: wanted } = useParams(routes.editor)
  const client = useClient()
  const navigate = useNavigate()
  const notices = useNotices()
  const clock = useClock()
  const say = useSay()
  const fieldName = useFieldName()
  const { t } = useTranslation(['seller', 'goods'])
  const { language, inLanguage } = useLanguage()
  const [form, setForm] = useState(() => startOf(goods))
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const [section, setSection] = useState<string>('basics')
  const [attempt, setAttempt] = useState(0)
  const [isLastLook, setLastLook] = useState(false)
  const [machine] = useState(() => draftMachine.provide({ actors: { save: saveDraftActor(client) } }))
  const [snapshot, send, actor] = useActor(machine, {
    input: { form: 'goods', subjectId: goodsId, draft: goods.draft },
  })
  useEmitted(actor, 'draft.replaced', ({ record }) => setForm(readGoodsForm(record)))
  useFlush(() => send({ type: 'draft.flush' }))
  useGoToWanted(wanted, setSection)

  const refused = goods.application?.state === 'refused' ? goods.application : null
  const begunFrom = goods.application
  useEffect(() => {
    // What was refused or taken back has no draft any more: it begins as one (2.5).
    const isOver = begunFrom?.state === 'refused' || begunFrom?.state === 'revoked'
    if (goods.draft === null && isOver) send({ type: 'draft.changed', record: { ...begunFrom.form } })
  }, [goods.draft, begunFrom, send])

  const change = (part: Partial<GoodsForm>) => {
    const next = { ...form, ...part }
    setForm(next)
    setLastLook(false)
    send({ type: 'draft.changed', record: { ...next } })
  }
  const submitting = useCommand(
    () =>
      client.goods.submit(
        {
          params: { id: goodsId },
          body: { revision: snapshot.context.revision, answers: refused === null ? undefined : answers },
        },
        loudly,
      ),
    (answer) => {
      if (E.isLeft(answer)) {
        setLastLook(false)
        notices.add('failure', say(failureMessage(callFailure(answer.left))))
        return
      }
      send({ type: 'draft.done' })
      navigate(routes.goodsDetail.href({ goodsId }))
    },
  )

  const offered = useLoaded({
    key: 'items',
    load: () => client.resource.offeredItems({ query: { clusterId: undefined, resourceType: [] } }, loudly),
  })
  const items = offered.loaded.kind === 'loaded' ? offered.loaded.value : null
  const item = items?.find(({ itemId }) => itemId === form.catalogueItemId)
  const problems = [
    ...goodsProblems(form, clock()),
    // What was chosen and is offered no more was disabled meanwhile.
    ...(items === null ? [] : offerProblems(form, item ?? { status: 'disabled', clusterId: '' })),
  ]
  const messageOf = ({ code, most }: (typeof problems)[number]) =>
    say({ key: `goods:problem.${code}`, ...(most !== null && { values: { most } }) })
  const isStale = snapshot.value === 'dirty' || snapshot.value === 'saving'
  const submitReason = () => {
    if (snapshot.value === 'conflict') return t('seller:goods.conflictTitle')
    if (isStale || snapshot.value === 'failed') return t('seller:goods.beingSaved')
    return snapshot.context.revision === 0 ? t('seller:goods.nothingChanged') : undefined
  }
  const draft = draftView(snapshot)
  const wordsOf = (words: Words) => inLanguage(words) || words.zh
  const title = wordsOf(form.name) || t('seller:goods.unnamed')
  const changes = refused === null ? [] : changedFields(refused.form, form)
  return {
    view: {
      title,
      statuses: statusesOf(
        problems.map(({ field }) => field),
        attempt > 0,
      ),
      section,
      faults:
        attempt === 0
          ? []
          : problems.map((problem) => ({
              fieldId: fieldId(problem.field),
              section: sectionOf(problem.field),
              message: `${fieldName(problem.field)} · ${messageOf(problem)}`,
            })),
      attempt,
      draft: draftStateOf(String(snapshot.value), snapshot.context.savedAt, (at) =>
        formatInstant(at, language, 'minute'),
      ),
      overview: isLastLook
        ? {
            parts: [
              {
                section: 'basics',
                title: t('seller:goods.section.basics'),
                items: [
                  { name: t('seller:goods.nameZh'), value: form.name.zh },
                  { name: t('seller:goods.summaryZh'), value: form.summary.zh },
                  { name: t('seller:goods.kind'), value: t(`goods:kind.${form.kind}`) },
                ],
              },
              {
                section: 'prices',
                title: t('seller:goods.section.prices'),
                items: form.skus.map((sku) => ({
                  name: sku.sn,
                  value: sku.pricing
                    .map(({ price, unit }) => `¥${price} / ${t(`seller:unit.${unit}`)}`)
                    .join(', '),
                })),
              },
            ],
            text: t('seller:goods.overviewText'),
          }
        : null,
      isSubmitting: submitting.pending,
      submitReason: submitReason(),
      differences: draft.differences,
      reasons: refused?.reasons ?? [],
      mended: new Set(
        (refused?.reasons ?? [])
          .map(({ field }) => field)
          .filter((field) =>
            changes.some((changed) => changed.field === field || changed.field.startsWith(`${field}.`)),
          ),
      ),
      answers,
      categories: categories.map(({ code, name }) => ({ value: code, label: wordsOf(name) })),
      industries: industries.map(({ code, name }) => ({ value: code, label: wordsOf(name) })),
      items: [
        ...(items ?? []).map(({ itemId, resourceNumber, name }) => ({
          value: itemId,
          label: `${wordsOf(name)} · ${resourceNumber}`,
        })),
        ...(form.catalogueItemId !== null && items !== null && item === undefined
          ? [{ value: form.catalogueItemId, label: t('seller:goods.itemGone') }]
          : []),
      ],
      centers: clusters.map(({ clusterId, centerName }) => ({
        value: clusterId,
        label: wordsOf(centerName),
      })),
      prefix: goodsId.slice(-6),
    },
    fields: {
      form,
      published: goods.published,
      errorOf: (path) => {
        const problem = attempt === 0 ? undefined : problems.find(({ field }) => field === path)
        return problem === undefined ? undefined : messageOf(problem)
      },
      change,
    },
    links: { list: routes.goods.href(), goods: routes.goodsDetail.href({ goodsId }) },
    commands: {
      toSection: setSection,
      submit: () => {
        setAttempt((before) => before + 1)
        if (problems.length === 0) setLastLook(true)
      },
      change: (id) => {
        setLastLook(false)
        setSection(id)
      },
      offer: (itemId) => {
        const chosen = items?.find((known) => known.itemId === itemId)
        if (chosen !== undefined) change(offering(form, chosen, goodsId.slice(-6)))
      },
      confirm: () => submitting.run(),
      keepMine: () => send({ type: 'conflict.mine' }),
      takeTheirs: () => send({ type: 'conflict.theirs' }),
      answer: (field, text) => setAnswers((before) => ({ ...before, [field]: text })),
      merge: (theirs) => {
        const other = snapshot.context.theirs
        if (other === null) return
        const tops = new Set([...theirs].map((path) => path.split('.')[0] ?? path))
        const record = Object.fromEntries(
          Object.entries(form).map(([name, value]) => [name, tops.has(name) ? other.record[name] : value]),
        )
        send({ type: 'conflict.merged', record })
      },
    },
  }
}

const draftStateOf = (value: string, savedAt: string | null, timeOf: (at: string) => string): DraftState => {
  switch (value) {
    case 'dirty':
    case 'saving':
    case 'failed':
    case 'conflict':
      return { kind: value }
    default:
      return savedAt === null ? { kind: 'none' } : { kind: 'saved', at: timeOf(savedAt) }
  }
}

const statusesOf = (
  wrong: readonly string[],
  isChecked: boolean,
): Readonly<Record<EditorSection, FormView['sections'][number]['status']>> => {
  const statusOf = (section: EditorSection) => {
    if (wrong.every((field) => sectionOf(field) !== section)) return 'complete'
    return isChecked ? 'wrong' : 'open'
  }
  const [basics, description, prices, limits, more] = editorSections.map(statusOf)
  return {
    basics: basics ?? 'open',
    description: description ?? 'open',
    prices: prices ?? 'open',
    limits: limits ?? 'open',
    more: more ?? 'open',
  }
}

/** Saves what waits when the page is hidden or left. */
const useFlush = (flush: () => void): void => {
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [flush])
}

/** Opens the field that the address names, e.g. the first that was refused. */
const useGoToWanted = (path: string | null, toSection: (section: string) => void): void => {
  useEffect(() => {
    if (path === null) return
    toSection(sectionOf(path))
    requestAnimationFrame(() => {
      const element = document.getElementById(fieldId(path))
      element?.scrollIntoView({ block: 'center' })
      element?.focus()
    })
  }, [path, toSection])
}
