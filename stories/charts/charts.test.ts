import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { charts } from '../../tools/src/docs/charts.ts'
import * as application from './Application.stories.tsx'
import { applicationGallery } from './application.gallery.ts'
import * as cashier from './Cashier.stories.tsx'
import * as catalogue from './Catalogue.stories.tsx'
import * as connection from './Connection.stories.tsx'
import * as connectionAtDesk from './ConnectionAtDesk.stories.tsx'
import * as conversation from './Conversation.stories.tsx'
import * as conversationAtDesk from './ConversationAtDesk.stories.tsx'
import { catalogueGallery } from './catalogue.gallery.ts'
import { connectionGallery, conversationGallery, remindersGallery } from './chat.gallery.ts'
import * as goods from './Goods.stories.tsx'
import * as goodsAtDesk from './GoodsAtDesk.stories.tsx'
import { begin, type Gallery, scenarioTo, snapshotOf } from './gallery.ts'
import { goodsGallery } from './goods.gallery.ts'
import { currentLeaves, leavesOf, passedThroughOf, storyNameOf, storyOf } from './leaves.ts'
import * as order from './Order.stories.tsx'
import { orderGallery, provisionGallery } from './order.gallery.ts'
import * as payment from './Payment.stories.tsx'
import * as provision from './Provision.stories.tsx'
import * as purchase from './Purchase.stories.tsx'
import { cashierGallery, paymentGallery } from './payment.gallery.ts'
import { purchaseGallery } from './purchase.gallery.ts'
import * as reminders from './Reminders.stories.tsx'
import * as remindersAtDesk from './RemindersAtDesk.stories.tsx'
import * as session from './Session.stories.tsx'
import * as settlement from './Settlement.stories.tsx'
import * as settlementAtDesk from './SettlementAtDesk.stories.tsx'
import * as statement from './Statement.stories.tsx'
import { sessionGallery } from './session.gallery.ts'
import { settlementGallery } from './settlement.gallery.ts'
import { statementGallery } from './statement.gallery.ts'

type Stories = Readonly<Record<string, unknown>>

/** The charts of the way from a quote to what was bought, each with its gallery and its stories. */
const path: readonly (readonly [name: string, gallery: Gallery, stories: Stories])[] = [
  ['purchase', purchaseGallery, purchase],
  ['cashier', cashierGallery, cashier],
  ['payment', paymentGallery, payment],
  ['order', orderGallery, order],
  ['provision', provisionGallery, provision],
  ['session', sessionGallery, session],
]

/** The charts of what operations administer. */
const operations: typeof path = [
  ['catalogueItem', catalogueGallery, catalogue],
  ['statement', statementGallery, statement],
  ['goods', goodsGallery, goods],
  ['goods at the desk', goodsGallery, goodsAtDesk],
  ['settlement', settlementGallery, settlement],
  ['settlement at the desk', settlementGallery, settlementAtDesk],
  ['application', applicationGallery, application],
]
/** The charts of chat, as customers have them and as staff do. */
const chats: typeof path = [
  ['connection', connectionGallery('customer'), connection],
  ['connection of staff', connectionGallery('staff'), connectionAtDesk],
  ['conversation', conversationGallery('customer'), conversation],
  ['conversation of staff', conversationGallery('staff'), conversationAtDesk],
  ['reminders', remindersGallery('customer'), reminders],
  ['reminders of staff', remindersGallery('staff'), remindersAtDesk],
]
const galleries = [...path, ...operations, ...chats]

const argsOf = (story: unknown): unknown =>
  typeof story === 'object' && story !== null && 'args' in story ? story.args : undefined

const leafOf = (story: unknown): readonly string[] => {
  const args = argsOf(story)
  return typeof args === 'object' && args !== null && 'leaf' in args ? [String(args.leaf)] : []
}

/** The leaf states of a chart that no story is about. */
const leavesWithoutStory = (machine: AnyStateMachine, stories: Stories): readonly string[] => {
  const told = Object.values(stories).flatMap(leafOf)
  return leavesOf(machine).filter((leaf) => !told.includes(leaf))
}

/** The leaf states to which a gallery knows no scenario, or one that ends elsewhere. */
const leavesNotReached = (gallery: Gallery): readonly string[] =>
  leavesOf(gallery.machine).filter((leaf) => {
    if (gallery.scenarios[leaf] === undefined) return true
    return !currentLeaves(snapshotOf(begin(gallery, scenarioTo(gallery, leaf)))).includes(leaf)
  })

describe('finding leaf states', () => {
  const machine = createMachine({
    initial: 'shut',
    states: {
      shut: { on: { open: 'ajar' } },
      ajar: { always: 'open' },
      open: { initial: 'wide', states: { wide: {} } },
      walled: {},
    },
  })
  const gallery: Gallery = {
    machine,
    input: undefined,
    start: 0,
    events: { open: () => ({ type: 'open' }) },
    scenarios: { shut: { steps: [] }, 'open.wide': { steps: ['open'] } },
  }

  it('finds a state that no story is about, and one that no scenario reaches', () => {
    expect(leavesOf(machine)).toEqual(['shut', 'open.wide', 'walled'])
    expect(leavesWithoutStory(machine, { Shut: { args: { leaf: 'shut' } } })).toEqual(['open.wide', 'walled'])
    expect(leavesNotReached(gallery)).toEqual(['walled'])
  })
  it('believes no scenario that ends elsewhere, and none that goes on where nothing is meant', () => {
    const astray = { ...gallery, scenarios: { ...gallery.scenarios, walled: { steps: ['open'] } } }
    expect(leavesNotReached(astray)).toEqual(['walled'])
    expect(() => begin(gallery, { steps: ['open', 'open'] })).toThrow("'open' means nothing in open.wide.")
  })
  it('asks for no story of a state that is left in the step in which it is entered', () => {
    expect(passedThroughOf(machine)).toEqual(['ajar'])
    expect(path.flatMap(([, { machine: each }]) => passedThroughOf(each))).toEqual([
      'open.shown.countdown.judging',
      'here.unknown',
    ])
  })
})

describe('galleries of charts', () => {
  it('[R3.10, R4.05, R4.06, R4.12] are there for every chart of the buying path', async () => {
    const there = path.map(([, { machine }]) => machine.id)
    const core = await charts()
    const due = core
      .filter(
        ({ module, machine }) =>
          ['purchase', 'payment', 'order'].includes(module) || machine.id === 'session',
      )
      .map(({ machine }) => machine.id)
    // A trial is followed on its result page after it was applied for; nothing is bought by it. What operations decide,
    // refunds and slips, is no part of the buying path.
    expect(due.filter((id) => !['trial', 'refund', 'slip'].includes(id)).toSorted()).toEqual(there.toSorted())
  })
  it.each(galleries)('[E2] have a story for each leaf state of the chart %s', (_, { machine }, stories) => {
    expect(leavesOf(machine).length).toBeGreaterThan(1)
    expect(leavesWithoutStory(machine, stories)).toEqual([])
  })
  it.each(galleries)(
    '[E2] name each story of the chart %s so that its state leads to it',
    (_, { machine }, stories) => {
      const leaves = leavesOf(machine)
      const astray = leaves.filter((leaf) => leafOf(stories[storyNameOf(leaf, leaves)])[0] !== leaf)
      expect(astray).toEqual([])
      expect(storyOf(paymentGallery.machine, 'givingUp')).toBe('charts-payment--giving-up')
      expect(storyOf(applicationGallery.machine, 'contactMobile.asking')).toBe(
        'charts-application--contact-mobile-asking',
      )
    },
  )
  it.each(galleries)('[E2] reach each leaf state of the chart %s by its events', (_, gallery) => {
    expect(leavesNotReached(gallery)).toEqual([])
  })
})
