import type { Loaded } from '@compute-mall/app'
import type { Message } from '@compute-mall/core/messages'
import type { Quote } from '@compute-mall/core/purchase'
import { TEAM_TEXT, type TeamRequest } from '@compute-mall/core/team'
import { Facts } from '@compute-mall/ui/desk/detail'
import { DeskPage, PageState } from '@compute-mall/ui/desk/page'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Button, Card, EmptyState, LinkButton, Notice, Skeleton, TextArea } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { useLineFacts } from './LineFacts.tsx'

export interface AskPageProps {
  readonly view: {
    /** Null where nothing was chosen. */
    readonly quote: Loaded<Quote> | null
    readonly note: string
    /** The request, once it is there. */
    readonly sent: TeamRequest | null
    readonly pending: boolean
    readonly refusal: Message | null
  }
  readonly links: {
    readonly team: string
    readonly mall: string
    readonly goods: string
    readonly request: (requestId: string) => string
  }
  readonly commands: {
    readonly change: (note: string) => void
    readonly send: () => void
    readonly retry: () => void
  }
}

/** A member asks the leader to buy what was chosen on the page of the goods (J15). */
export const AskPage = ({ view, links, commands }: AskPageProps) => {
  const { t } = useTranslation('team')
  const { quote, sent } = view
  return (
    <DeskPage head={{ trail: [{ label: t('title'), to: links.team }, { label: t('ask') }], title: t('ask') }}>
      {quote === null ? (
        <EmptyState
          title={t('nothingChosen')}
          text={t('nothingChosenHint')}
          actions={<LinkButton to={links.mall}>{t('toMall')}</LinkButton>}
        />
      ) : sent !== null ? (
        <Notice
          tone="success"
          role="status"
          title={t('sent')}
          actions={<LinkButton to={links.request(sent.requestId)}>{t('viewRequest')}</LinkButton>}
        >
          {t('sentHint')}
        </Notice>
      ) : (
        <PageState state={quote} skeleton={<Skeleton height="240px" />} onRetry={commands.retry}>
          {(value) => <Form quote={value} view={view} links={links} commands={commands} />}
        </PageState>
      )}
    </DeskPage>
  )
}

interface FormProps extends AskPageProps {
  readonly quote: Quote
}

const Form = ({ quote: { lines }, view, links, commands }: FormProps) => {
  const { t } = useTranslation('team')
  const { inLanguage } = useLanguage()
  const say = useSay()
  const factsOf = useLineFacts()
  return (
    <Card>
      <Stack>
        <Text tone="soft">{t('askIntro')}</Text>
        {view.refusal !== null && (
          <Notice tone="danger" role="alert">
            {say(view.refusal)}
          </Notice>
        )}
        {lines.map((line) => (
          <Facts
            key={line.skuId}
            items={[
              { name: t('goods'), value: <Link to={links.goods}>{inLanguage(line.name)}</Link> },
              ...factsOf(line),
            ]}
          />
        ))}
        <TextArea
          label={t('askNote')}
          hint={t('askNoteHint')}
          maxLength={TEAM_TEXT.maximum}
          value={view.note}
          onChange={commands.change}
        />
        <div>
          <Button variant="primary" busy={view.pending} onClick={commands.send}>
            {t('send')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
