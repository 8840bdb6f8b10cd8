import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Split, Stack } from '../../layout/index.ts'
import { Card, Tabs } from '../../parts/index.ts'
import {
  type Action,
  ActionButton,
  ActionMenu,
  DeskPage,
  type LoadState,
  type PageHeadProps,
  type PageNotice,
  PageState,
  useNarrow,
} from '../page/index.ts'
import { DetailSkeleton } from './DetailSkeleton.tsx'
import { Facts, type FactsProps } from './Facts.tsx'
import { Timeline, type TimelineEvent } from './Timeline.tsx'

interface DetailTab {
  readonly id: string
  readonly label: string
  readonly count?: number | undefined
}

export interface DetailView<Value> {
  /** Known before the rest, e.g. from the list. */
  readonly head: PageHeadProps
  readonly notice?: PageNotice | undefined
  readonly state: LoadState<Value>
  /** Beside the main action. */
  readonly actions?: readonly Action[] | undefined
}

/** What a thing that was loaded has to show. */
export interface DetailContent {
  /** What hinders, or what to do next, e.g. a `Notice` with the reasons of a refusal. */
  readonly message?: ReactNode
  readonly facts?: FactsProps | undefined
  readonly tabs?: { readonly value: string; readonly items: readonly DetailTab[] } | undefined
  /** The cards of the page, or of its open tab. */
  readonly children?: ReactNode
  /** Beside them on a desktop, below them elsewhere. */
  readonly aside?: ReactNode
  readonly timeline?: readonly TimelineEvent[] | undefined
  /** Over the whole width, below the rest. */
  readonly wide?: ReactNode
}

export interface DetailPageProps<Value> {
  readonly view: DetailView<Value>
  readonly commands: { readonly retry: () => void; readonly openTab?: (id: string) => void }
  readonly children: (value: Value) => DetailContent
}

/** Actions for which a desktop has room beside the main one. */
const IN_HEAD = 2

/** One thing of a work app: its state and main action, its facts, its parts as tabs, and what happened to it. */
export const DetailPage = <Value,>({ view, commands, children }: DetailPageProps<Value>) => {
  const { t } = useTranslation('desk')
  const narrow = useNarrow()
  const { head, notice, state, actions = [] } = view
  const shown = narrow ? [] : actions.slice(0, IN_HEAD)
  const buttons = (
    <>
      {shown.map((action) => (
        <ActionButton key={action.key} action={action} />
      ))}
      <ActionMenu label={t('moreActions')} actions={actions.slice(shown.length)} />
    </>
  )
  const loaded = state.kind === 'loaded'
  return (
    <DeskPage
      head={{ ...head, primary: loaded ? head.primary : undefined, children: loaded && buttons }}
      notice={notice}
    >
      <PageState state={state} skeleton={<DetailSkeleton />} onRetry={commands.retry}>
        {(value) => <Content {...children(value)} openTab={commands.openTab} />}
      </PageState>
    </DeskPage>
  )
}

interface ContentProps extends DetailContent {
  readonly openTab: ((id: string) => void) | undefined
}

const Content = ({ wide, ...content }: ContentProps) =>
  wide === undefined ? (
    <Beside {...content} />
  ) : (
    <Stack>
      <Beside {...content} />
      {wide}
    </Stack>
  )

const Beside = ({ message, facts, tabs, children, aside, timeline = [], openTab }: ContentProps) => {
  const { t } = useTranslation('desk')
  const cards = <Stack>{children}</Stack>
  const main = (
    <Stack>
      {message}
      {facts !== undefined && (
        <Card>
          <Facts {...facts} />
        </Card>
      )}
      {tabs === undefined ? (
        cards
      ) : (
        <Tabs label={t('parts')} tabs={tabs.items} value={tabs.value} onChange={(id) => openTab?.(id)}>
          {cards}
        </Tabs>
      )}
    </Stack>
  )
  if (aside === undefined && timeline.length === 0) return main
  return (
    <Split>
      {main}
      <Stack>
        {aside}
        {timeline.length > 0 && (
          <Card title={t('history')} padding="medium">
            <Timeline label={t('history')} events={timeline} />
          </Card>
        )}
      </Stack>
    </Split>
  )
}
