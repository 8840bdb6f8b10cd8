import { refusalMessage } from '@compute-mall/core/http'
import type { Reordered } from '@compute-mall/core/order'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Button, Dialog, LinkButton } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

/** What an order is asked about before it is done. */
export interface OrderQuestion {
  readonly orderId: string
  readonly about: 'cancel' | 'giveUp'
}

const words = {
  cancel: { title: 'cancel', question: 'cancelQuestion', keep: 'keep', done: 'cancel' },
  giveUp: { title: 'giveUp', question: 'giveUpQuestion', keep: 'giveUpKeep', done: 'giveUpDone' },
} as const satisfies Record<OrderQuestion['about'], object>

interface QuestionDialogProps {
  /** Null while nothing is asked. */
  readonly question: OrderQuestion | null
  readonly onKeep: () => void
  readonly onDo: (question: OrderQuestion) => void
}

/** Asks whether an order is really to be cancelled, or its payment given up. */
export const QuestionDialog = ({ question, onKeep, onDo }: QuestionDialogProps) => {
  const { t } = useTranslation('order')
  const said = words[question?.about ?? 'cancel']
  return (
    <Dialog
      open={question !== null}
      onClose={onKeep}
      title={t(said.title)}
      footer={
        <>
          <Button onClick={onKeep}>{t(said.keep)}</Button>
          <Button
            variant="danger"
            onClick={() => {
              onKeep()
              if (question !== null) onDo(question)
            }}
          >
            {t(said.done)}
          </Button>
        </>
      }
    >
      <p>{t(said.question)}</p>
    </Dialog>
  )
}

interface ReorderedDialogProps {
  /** Null while nothing was ordered again. */
  readonly reordered: Reordered | null
  readonly cart: string
  readonly onClose: () => void
}

/** What is in the cart again, and what could not be put there. */
export const ReorderedDialog = ({ reordered, cart, onClose }: ReorderedDialogProps) => {
  const { t } = useTranslation('order')
  const { inLanguage } = useLanguage()
  const say = useSay()
  const { added, refused } = reordered ?? { added: 0, refused: [] }
  return (
    <Dialog
      open={reordered !== null}
      onClose={onClose}
      title={t('reorderTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {added > 0 && (
            <LinkButton variant="primary" to={cart}>
              {t('toCart')}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack>
        <p role="status">{added === 0 ? t('reorderedNone') : t('reordered', { count: added })}</p>
        {refused.length > 0 && (
          <div>
            <Text tone="soft">{t('reorderRefused')}</Text>
            <ul>
              {refused.map(({ lineId, name, refusal }) => (
                <li key={lineId}>
                  {inLanguage(name)} · {say(refusalMessage(refusal))}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
    </Dialog>
  )
}
