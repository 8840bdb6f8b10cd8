import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyboardIcon } from '../../icons/index.ts'
import { Split, Stack } from '../../layout/index.ts'
import { Button, Card, IconButton } from '../../parts/index.ts'
import { useSay } from '../../text/index.ts'
import { DetailSkeleton } from '../detail/DetailSkeleton.tsx'
import { Timeline } from '../detail/index.ts'
import { DeskPage, PageState, useNarrow } from '../page/index.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import { ChangeTable } from './ChangeTable.tsx'
import { Checks } from './Checks.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { PictureViewer } from './PictureViewer.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import { SinceRefusal } from './SinceRefusal.tsx'
import type { ReviewCommands, ReviewContent, ReviewView } from './types.ts'
import { useKeys } from './useKeys.ts'

export interface ReviewPageProps {
  readonly view: ReviewView
  readonly commands: ReviewCommands
}

/** What is open over the page. */
type Open =
  | { readonly kind: 'reject' | 'approve' | 'keys' }
  | { readonly kind: 'flag'; readonly path: string }

/** A submission to be decided on: what changed, what was checked, reasons field by field, and the decision. */
export const ReviewPage = ({ view, commands }: ReviewPageProps) => {
  const [open, setOpen] = useState<Open | null>(null)
  const { state, approve, reject, focused } = view
  const close = () => setOpen(null)
  const loaded = state.kind === 'loaded'
  const pressApprove = () =>
    approve.question === undefined ? commands.approve(close) : setOpen({ kind: 'approve' })
  const whenOpen = (allowed: boolean, run: () => void) => () => loaded && allowed && run()
  useKeys(view.keysOn, {
    j: whenOpen(view.hasNext, commands.next),
    k: whenOpen(view.hasPrevious, commands.previous),
    f: whenOpen(
      view.mayDecide && focused !== null,
      () => focused !== null && setOpen({ kind: 'flag', path: focused }),
    ),
    p: whenOpen(approve.disabledReason === undefined && approve.busy !== true, pressApprove),
    r: whenOpen(reject.disabledReason === undefined, () => setOpen({ kind: 'reject' })),
    c: whenOpen(view.mayDecide && view.claim?.isMine !== true, commands.claim),
    '?': () => setOpen({ kind: 'keys' }),
  })
  return (
    <DeskPage
      head={{
        ...view.head,
        children: <HeadTools view={view} commands={commands} onKeys={() => setOpen({ kind: 'keys' })} />,
      }}
      notice={view.notice}
      bar={
        loaded ? (
          <DecisionBar
            view={view}
            commands={commands}
            onApprove={pressApprove}
            onReject={() => setOpen({ kind: 'reject' })}
          />
        ) : undefined
      }
    >
      <PageState state={state} skeleton={<DetailSkeleton />} onRetry={commands.retry}>
        {(content) => (
          <>
            <Content
              content={content}
              view={view}
              commands={commands}
              onFlag={(path) => setOpen({ kind: 'flag', path })}
            />
            <Over open={open} onClose={close} content={content} view={view} commands={commands} />
          </>
        )}
      </PageState>
    </DeskPage>
  )
}

const HeadTools = ({ view, commands, onKeys }: ReviewPageProps & { readonly onKeys: () => void }) => {
  const { t } = useTranslation(['desk', 'review'])
  const say = useSay()
  const narrow = useNarrow()
  const { claim, mayDecide } = view
  return (
    <>
      {mayDecide && claim !== null && <span>{say(claim.text)}</span>}
      {mayDecide && claim?.isMine !== true && (
        <Button onClick={commands.claim}>{claim === null ? t('claim') : t('review:takeOver')}</Button>
      )}
      {!narrow && <IconButton label={t('keys')} icon={<KeyboardIcon size={20} />} onClick={onKeys} />}
    </>
  )
}

interface ContentProps extends ReviewPageProps {
  readonly content: ReviewContent
  readonly onFlag: (path: string) => void
}

const Content = ({ content, view, commands, onFlag }: ContentProps) => {
  const { t } = useTranslation('desk')
  const { checks, sinceRefusal, fields, timeline, watermark, preview } = content
  const pictures = fields.flatMap(({ picture }) => picture ?? [])
  const shown = fields.find(({ path }) => path === view.focused)?.picture ?? pictures[0]
  return (
    <Split>
      <Stack>
        {checks.length > 0 && <Checks checks={checks} />}
        {sinceRefusal !== undefined && <SinceRefusal since={sinceRefusal} />}
        <ChangeTable fields={fields} view={view} commands={commands} onFlag={onFlag} />
      </Stack>
      <Stack>
        {shown !== undefined && (
          <Card title={shown.alt} padding="medium">
            <PictureViewer key={shown.src} picture={shown} watermark={watermark} />
          </Card>
        )}
        {preview}
        {timeline.length > 0 && (
          <Card title={t('history')} padding="medium">
            <Timeline label={t('history')} events={timeline} />
          </Card>
        )}
      </Stack>
    </Split>
  )
}

interface OverProps extends ReviewPageProps {
  readonly open: Open | null
  readonly onClose: () => void
  readonly content: ReviewContent
}

const Over = ({ open, ...over }: OverProps) => {
  const { onClose, content, view, commands } = over
  if (open === null) return null
  if (open.kind === 'flag') return <FlagDialog {...over} path={open.path} />
  if (open.kind === 'keys')
    return <KeysDialog on={view.keysOn} onTurn={commands.turnKeys} onClose={onClose} />
  if (open.kind === 'reject')
    return <RejectDialog view={view} fields={content.fields} commands={commands} onClose={onClose} />
  return (
    <ApproveDialog
      question={view.approve.question ?? ''}
      state={{ busy: view.approve.busy, disabledReason: view.approve.disabledReason }}
      onApprove={() => commands.approve(onClose)}
      onClose={onClose}
    />
  )
}

interface FlagDialogProps extends Omit<OverProps, 'open'> {
  readonly path: string
}

const FlagDialog = ({ path, onClose, content, view, commands }: FlagDialogProps) => (
  <ReasonDialog
    path={path}
    label={content.fields.find((field) => field.path === path)?.label ?? path}
    reason={view.reasons.find(({ field }) => field === path)}
    onSave={(reason) => {
      onClose()
      commands.flag(reason)
    }}
    onClose={onClose}
  />
)
