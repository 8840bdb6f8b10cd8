import { load, orThrow, useClock, useLoaded, useNavigate, usePage, useParams } from '@compute-mall/app'
import { type MallClient, saveDraftActor } from '@compute-mall/core/actors'
import { type ClientError, callFailure, shownInPlace } from '@compute-mall/core/client'
import type { Words } from '@compute-mall/core/codec'
import {
  type DraftRecord,
  draftMachine,
  draftSaved,
  draftView,
  mergedDraft,
  type Unsaved,
} from '@compute-mall/core/form'
import { E, pipe, TE } from '@compute-mall/core/fp'
import {
  type GoodsForm,
  type GoodsKind,
  type GoodsProblem,
  goodsProblems,
  isCompute,
  offerProblems,
  platformProblems,
  readGoodsForm,
  refusedCharacters,
} from '@compute-mall/core/goods'
import { failureMessage } from '@compute-mall/core/http'
import { changedFields, isWithinField, unansweredFields } from '@compute-mall/core/review'
import { categoryLeaves } from '@compute-mall/core/search'
import { formatRecent } from '@compute-mall/core/time'
import { useClient, useCommand, useEmitted, useNotices } from '@compute-mall/react'
import type { DraftState } from '@compute-mall/ui/desk/form'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { categoriesFor } from './categories.ts'
import { fieldId, sectionOf } from './editor.types.ts'
import type { GoodsEditorPageProps } from './GoodsEditorPage.tsx'
import { offering } from './offering.ts'
import type { overviewOf } from './overview.ts'
import { useSkuName } from './PricesSection.tsx'
import { startOf } from './startOf.ts'
import { statusesOf } from './statuses.ts'
import { useChoices } from './useChoices.ts'
import { useFieldName } from './useFieldName.ts'

/** What was answered to the reasons of a refusal; it lies in the draft beside the goods, so that a closed window loses nothing. */
const answersIn = (record: DraftRecord | undefined): Readonly<Record<string, string>> => {
  const answers = record?.answers
  if (typeof answers !== 'object' || answers === null) return {}
  return Object.fromEntries(
    Object.entries(answers).filter((one): one is [string, string] => typeof one[1] === 'string'),
  )
}

/** The goods, and what can be chosen for them. */
export const loader = load(routes.editor, async ({ client, params }) => {
  const goods = await orThrow(client.goods.own({ params: { id: params.goodsId } }))
  const [categories, industries, clusters] = await Promise.all([
    orThrow(categoriesOf(client, startOf(goods).kind)),
    orThrow(client.search.categoryTree({ query: { categoryModule: 'industry' } })),
    orThrow(client.resource.clusterList({ query: { siteCode: undefined } })),
  ])
  return { goods, categories, industries: industries.flatMap(categoryLeaves), clusters }
})

/** The category tree in which goods of a kind are: that of the compute market, or that of applications. */
const categoriesOf = ({ search }: MallClient, kind: GoodsKind) =>
  isCompute(kind)
    ? search.categoryTree({ query: { categoryModule: 'resource' } }, shownInPlace)
    : search.category({}, shownInPlace)

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
  const [answers, setAnswers] = useState(() => answersIn(goods.draft?.record))
  const [found, setFound] = useState<readonly GoodsProblem[]>([])
  const [section, setSection] = useState<string>('basics')
  const [attempt, setAttempt] = useState(0)
  const [isLastLook, setLastLook] = useState(false)
  const [{ overviewOf: overview }, setOverview] = useState<{ readonly overviewOf?: typeof overviewOf }>({})
  const nameOf = useSkuName(form)
  const [machine] = useState(() => draftMachine.provide({ actors: { save: saveDraftActor(client) } }))
  const [snapshot, send, actor] = useActor(machine, {
    input: { form: 'goods', subjectId: goodsId, draft: goods.draft },
  })
  useEmitted(actor, 'draft.replaced', ({ record }) => {
    setForm(readGoodsForm(record))
    setAnswers(answersIn(record))
  })
  useFlush(() => send({ type: 'draft.flush' }))
  useGoToWanted(wanted, setSection)

  const { application: begunFrom, refusal: refused } = goods
  useEffect(() => {
    // What was refused or taken back has no draft any more: it begins as one (2.5).
    const isOver = begunFrom?.state === 'refused' || begunFrom?.state === 'revoked'
    if (goods.draft === null && isOver) send({ type: 'draft.changed', record: { ...begunFrom.form } })
  }, [goods.draft, begunFrom, send])

  const keep = (next: GoodsForm, answered: Readonly<Record<string, string>>) => {
    setLastLook(false)
    const isAnswered = Object.keys(answered).length > 0
    send({ type: 'draft.changed', record: { ...next, ...(isAnswered && { answers: answered }) } })
  }
  const change = (part: Partial<GoodsForm>) => {
    const next = { ...form, ...part }
    setForm(next)
    setFound([])
    keep(next, answers)
  }
  const tellFailure = (why: Unsaved | ClientError) =>
    notices.add(
      'failure',
      say(typeof why === 'string' ? { key: `form:draft.${why}` } : failureMessage(callFailure(why))),
    )
  /** What centres, catalogue and shop say of the draft, which the server alone knows. */
  const checking = useCommand(
    () =>
      pipe(
        draftSaved(actor),
        TE.chainW(() => client.goods.check({ params: { id: goodsId } })),
      ),
    (answer) => {
      if (E.isLeft(answer)) return tellFailure(answer.left)
      setFound(answer.right.problems)
      if (answer.right.problems.length === 0) setLastLook(true)
      else setAttempt((before) => before + 1)
    },
  )
  /** The last look, loaded once it is wanted, is there before what it waits for is answered. */
  const check = () =>
    import('./overview.ts').then(
      (loaded) => {
        setOverview(loaded)
        checking.run()
      },
      // What keeps a chunk away is told for every page of the app; the button asks again.
      () => setLastLook(false),
    )
  const submitting = useCommand(
    () =>
      pipe(
        draftSaved(actor),
        TE.chainW(() =>
          client.goods.submit({
            params: { id: goodsId },
            body: {
              revision: actor.getSnapshot().context.revision,
              answers: refused === null ? undefined : answers,
            },
          }),
        ),
      ),
    (answer) => {
      if (E.isLeft(answer)) {
        setLastLook(false)
        return tellFailure(answer.left)
      }
      send({ type: 'draft.done' })
      navigate(routes.goodsDetail.href({ goodsId }))
    },
  )

  const { limits, ...choices } = useChoices({ form, goodsId })
  const otherTree = useLoaded({
    key:
      isCompute(form.kind) === isCompute(startOf(goods).kind) ? null : `categories ${isCompute(form.kind)}`,
    load: () => categoriesOf(client, form.kind),
  })
  const tree =
    isCompute(form.kind) === isCompute(startOf(goods).kind)
      ? categories
      : otherTree.loaded.kind === 'loaded'
        ? otherTree.loaded.value
        : []
  const filing = categoriesFor(form, tree)
  const offered = useLoaded({
    key: isCompute(form.kind) ? 'items' : null,
    load: () => client.resource.offeredItems({ query: { clusterId: undefined, resourceType: [] } }),
  })
  const items = offered.loaded.kind === 'loaded' ? offered.loaded.value : null
  const item = items?.find(({ itemId }) => itemId === form.catalogueItemId)
  const changes = refused === null ? [] : changedFields(refused.form, form)
  const unanswered = unansweredFields(refused?.reasons.map(({ field }) => field) ?? [], changes, answers)
  const typed = [
    ...goodsProblems(form, clock()),
    ...platformProblems(form, limits),
    ...filing.problems,
    ...unanswered.map((field): GoodsProblem => ({ field, code: 'unanswered', most: null })),
    // What was chosen and is offered no more was disabled meanwhile.
    ...(items === null ? [] : offerProblems(form, item ?? { status: 'disabled', clusterId: '' })),
  ]
  const problems = [...typed, ...found.filter((one) => typed.every(({ field }) => field !== one.field))]
  const messageOf = ({ field, code, most }: (typeof problems)[number]) => {
    const characters = code === 'characters' ? refusedCharacters(form, field) : ''
    if (characters !== '') return say({ key: 'goods:problem.charactersNamed', values: { characters } })
    return say({ key: `goods:problem.${code}`, ...(most !== null && { values: { most } }) })
  }
  const submitReason = () => {
    if (snapshot.value === 'conflict') return say({ key: 'form:draft.conflict' })
    const isUntouched = snapshot.value === 'clean' && snapshot.context.revision === 0
    return isUntouched ? t('seller:goods.nothingChanged') : undefined
  }
  const draft = draftView(snapshot)
  const wordsOf = (words: Words) => inLanguage(words) || words.zh
  const labels = {
    categories: filing.offered.map(({ code, name }) => ({ value: code, label: wordsOf(name) })),
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
  }
  const known = { ...labels, deliveries: choices.view.deliveries, goods: choices.view.finder.names }
  const title = wordsOf(form.name) || t('seller:goods.unnamed')
  return {
    view: {
      title,
      goodsId,
      statuses: statusesOf(
        form,
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
        formatRecent(at, clock(), language, -new Date(at).getTimezoneOffset()),
      ),
      overview:
        isLastLook && overview !== undefined
          ? overview(form, { isPublished: goods.published !== null, isRefused: refused !== null }, known, {
              t,
              language,
              inLanguage,
              nameOf,
            })
          : null,
      isSubmitting: submitting.pending || checking.pending,
      submitReason: submitReason(),
      differences: draft.differences,
      reasons: refused?.reasons ?? [],
      mended: new Set(
        (refused?.reasons ?? [])
          .map(({ field }) => field)
          .filter((field) => changes.some((changed) => isWithinField(changed.field, field))),
      ),
      answers,
      ...labels,
      prefix: goodsId.slice(-6),
      ...choices.view,
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
        if (typed.length === 0) void check()
        else setAttempt((before) => before + 1)
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
      answer: (field, text) => {
        const next = { ...answers, [field]: text }
        setAnswers(next)
        keep(form, next)
      },
      merge: (theirs) => {
        const { theirs: other, record } = snapshot.context
        if (other !== null)
          send({ type: 'conflict.merged', record: mergedDraft(other.record, record, theirs) })
      },
      ...choices.commands,
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
