import type { Milliseconds } from '@compute-mall/core/time'
import { Button } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'
import { ChartTree, CurrentStates } from './ChartTree.tsx'
import * as css from './gallery.css.ts'
import {
  begin,
  type Gallery,
  nowOf,
  type Run,
  scenarioTo,
  snapshotOf,
  stepsOf,
  take,
  tell,
} from './gallery.ts'

/** What a screen of a chart is drawn from, and where its commands go. */
export interface ScreenProps<Machine extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<Machine>
  /** The server's time. */
  readonly now: Milliseconds
  readonly send: (event: EventFromLogic<Machine>) => void
  readonly run: Run
}

export interface ChartGalleryProps<Machine extends AnyStateMachine> {
  readonly gallery: Gallery<Machine>
  /** The leaf state whose beginning is taken. */
  readonly leaf: string
  /** What is told to the chart before it is shown. */
  readonly steps: readonly string[]
  readonly Screen: (props: ScreenProps<Machine>) => ReactNode
}

const useRun = (gallery: Gallery, leaf: string, steps: readonly string[]) => {
  const afresh = () => begin(gallery, { ...scenarioTo(gallery, leaf), steps })
  const [run, setRun] = useState(afresh)
  const snapshot = useSyncExternalStore(
    (changed) => {
      const subscription = run.actor.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    () => snapshotOf(run),
  )
  return { run, snapshot, reset: () => setRun(afresh) }
}

/**
 * A chart at work: the product's own screen, the events that mean something now as buttons, and the chart with its
 * current state lit. What the chart needs is silent, so that each answer of the world is a button as well.
 */
export const ChartGallery = <Machine extends AnyStateMachine>({
  gallery,
  leaf,
  steps,
  Screen,
}: ChartGalleryProps<Machine>) => {
  const { run, snapshot, reset } = useRun(gallery, leaf, steps)
  return (
    <div className={css.gallery}>
      <div className={css.screen}>
        <Screen
          snapshot={snapshot as SnapshotFrom<Machine>}
          now={nowOf(run)}
          send={(event) => tell(run, event)}
          run={run}
        />
      </div>
      <Panel run={run} onReset={reset} />
    </div>
  )
}

const Panel = ({ run, onReset }: { readonly run: Run; readonly onReset: () => void }) => {
  const { language } = useLanguage()
  const say = (zh: string, en: string) => (language === 'zh' ? zh : en)
  const label = say('状态图', 'Statechart')
  const snapshot = snapshotOf(run)
  return (
    <aside className={css.panel} aria-label={label}>
      <h2 className={css.heading}>{say('当前状态', 'Where it is')}</h2>
      <CurrentStates snapshot={snapshot} />
      <h2 className={css.heading}>{say('此刻可发生的事件', 'What may happen now')}</h2>
      <div className={css.steps}>
        {stepsOf(run).map((step) => (
          <Button key={step} size="small" onClick={() => take(run, step)}>
            {step}
          </Button>
        ))}
        <Button size="small" variant="primary" onClick={onReset}>
          {say('重来', 'Start again')}
        </Button>
      </div>
      {run.taken.length > 0 && (
        <p className={css.taken}>
          {say('已发生：', 'So far: ')}
          {run.taken.map(({ step }) => step).join(' · ')}
        </p>
      )}
      <h2 className={css.heading}>{label}</h2>
      <ChartTree machine={run.gallery.machine} snapshot={snapshot} label={label} />
    </aside>
  )
}
