import { type CannedReply, TEXT_LENGTH } from '@compute-mall/core/chat'
import { isBlank } from '@compute-mall/core/codec'
import { DeskPage, type LoadState, PageState } from '@compute-mall/ui/desk/page'
import { DataTable } from '@compute-mall/ui/desk/table'
import { Stack } from '@compute-mall/ui/layout'
import {
  Button,
  Checkbox,
  Dialog,
  EmptyState,
  Skeleton,
  Tag,
  TextArea,
  TextField,
} from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** What staff write as a canned reply. */
export interface WrittenReply {
  readonly title: string
  readonly text: string
  readonly shared: boolean
}

export interface CannedRepliesPageProps {
  readonly view: { readonly replies: LoadState<readonly CannedReply[]>; readonly isChanging: boolean }
  readonly commands: {
    /** Null for a new one. */
    readonly save: (id: string | null, written: WrittenReply) => void
    readonly move: (id: string, by: -1 | 1) => void
    readonly remove: (id: string) => void
    readonly retry: () => void
  }
}

type Asked =
  | { readonly kind: 'write'; readonly reply: CannedReply | null }
  | { readonly kind: 'remove'; readonly reply: CannedReply }

/** What staff answer often, in the order in which the inbox offers it (2.9). */
export const CannedRepliesPage = ({ view: { replies, isChanging }, commands }: CannedRepliesPageProps) => {
  const { t } = useTranslation('chat')
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const write = () => setAsked({ kind: 'write', reply: null })
  const isEmpty = replies.kind === 'loaded' && replies.value.length === 0
  return (
    <DeskPage
      head={{
        title: t('replies'),
        // Where there are none yet, the page itself offers to write one.
        ...(!isEmpty && { primary: { key: 'new', label: t('newReply'), busy: isChanging, onPress: write } }),
      }}
    >
      <PageState state={replies} skeleton={<Skeleton height="320px" />} onRetry={commands.retry}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState
              title={t('noReplies')}
              text={t('noRepliesText')}
              actions={
                <Button variant="primary" onClick={write}>
                  {t('newReply')}
                </Button>
              }
            />
          ) : (
            <RepliesTable replies={known} onAsk={setAsked} onMove={commands.move} />
          )
        }
      </PageState>
      {asked?.kind === 'write' && (
        <WriteDialog
          reply={asked.reply}
          onClose={close}
          onDone={(written) => {
            commands.save(asked.reply?.id ?? null, written)
            close()
          }}
        />
      )}
      {asked?.kind === 'remove' && (
        <Dialog
          open
          onClose={close}
          title={t('removeReply')}
          footer={
            <>
              <Button onClick={close}>{t('cancel')}</Button>
              <Button
                variant="danger"
                onClick={() => {
                  commands.remove(asked.reply.id)
                  close()
                }}
              >
                {t('removeReply')}
              </Button>
            </>
          }
        >
          <p>
            {t(asked.reply.isShared ? 'removeSharedText' : 'removeReplyText', { title: asked.reply.title })}
          </p>
        </Dialog>
      )}
    </DeskPage>
  )
}

interface RepliesTableProps {
  readonly replies: readonly CannedReply[]
  readonly onAsk: (asked: Asked) => void
  readonly onMove: (id: string, by: -1 | 1) => void
}

const RepliesTable = ({ replies, onAsk, onMove }: RepliesTableProps) => {
  const { t } = useTranslation('chat')
  const last = replies.length - 1
  return (
    <DataTable<CannedReply>
      caption={t('replies')}
      rows={replies}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      columns={[
        { key: 'title', header: t('replyTitle'), card: 'title', render: ({ title }) => title },
        { key: 'text', header: t('replyText'), render: ({ text }) => text },
        {
          key: 'shared',
          header: t('replyFor'),
          render: ({ isShared }) =>
            isShared ? <Tag tone="info">{t('replyOfShop')}</Tag> : <Tag>{t('replyOfMine')}</Tag>,
        },
      ]}
      actions={(reply) => {
        const place = replies.indexOf(reply)
        return [
          { key: 'edit', label: t('edit'), onPress: () => onAsk({ kind: 'write', reply }) },
          {
            key: 'up',
            label: t('moveUp'),
            disabledReason: place === 0 ? t('isFirst') : undefined,
            onPress: () => onMove(reply.id, -1),
          },
          {
            key: 'down',
            label: t('moveDown'),
            disabledReason: place === last ? t('isLast') : undefined,
            onPress: () => onMove(reply.id, 1),
          },
          {
            key: 'remove',
            label: t('discard'),
            danger: true,
            onPress: () => onAsk({ kind: 'remove', reply }),
          },
        ]
      }}
    />
  )
}

interface WriteDialogProps {
  /** Null for a new one. */
  readonly reply: CannedReply | null
  readonly onClose: () => void
  readonly onDone: (written: WrittenReply) => void
}

const WriteDialog = ({ reply, onClose, onDone }: WriteDialogProps) => {
  const { t } = useTranslation('chat')
  const [title, setTitle] = useState(reply?.title ?? '')
  const [text, setText] = useState(reply?.text ?? '')
  const [shared, setShared] = useState(reply?.isShared ?? false)
  const isReady = !isBlank(title) && !isBlank(text)
  return (
    <Dialog
      open
      onClose={onClose}
      title={reply === null ? t('newReply') : `${t('edit')} · ${reply.title}`}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={isReady ? undefined : t('replyIncomplete')}
            onClick={() => onDone({ title: title.trim(), text, shared })}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack>
        <TextField label={t('replyTitle')} required maxLength={64} value={title} onChange={setTitle} />
        <TextArea
          label={t('replyText')}
          hint={t('replyHint')}
          required
          rows={5}
          maxLength={TEXT_LENGTH}
          value={text}
          onChange={setText}
        />
        <Checkbox label={t('shareReply')} checked={shared} onChange={setShared} />
      </Stack>
    </Dialog>
  )
}
