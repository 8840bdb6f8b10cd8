import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading, Split, Stack, Text } from '../../layout/index.ts'
import { Card, Skeleton } from '../../parts/index.ts'
import {
  DeskPage,
  type LoadState,
  type PageHeadProps,
  type PageNotice,
  PageState,
  useNarrow,
} from '../page/index.ts'
import * as css from './DocumentPage.css.ts'

/** A chapter of a document. */
interface DocumentChapter {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

export interface DocumentPageProps {
  readonly view: {
    readonly head: PageHeadProps
    readonly notice?: PageNotice | undefined
    /** Of which version the text is and from when it holds. */
    readonly version: string
    readonly chapters: LoadState<readonly DocumentChapter[]>
  }
  readonly commands: { readonly retry: () => void }
  /** Below the text, e.g. which version one has agreed to. */
  readonly children?: ReactNode
}

const idOf = (chapter: DocumentChapter): string => `chapter-${chapter.id}`

/** A text that holds for everybody, such as an agreement: its chapters, its version, and the way to each chapter. */
export const DocumentPage = ({ view, commands, children }: DocumentPageProps) => (
  <DeskPage
    head={{ ...view.head, note: view.chapters.kind === 'loaded' ? view.version : undefined }}
    notice={view.notice}
  >
    <PageState
      state={view.chapters}
      skeleton={
        <Card>
          <Skeleton height="480px" />
        </Card>
      }
      onRetry={commands.retry}
    >
      {(chapters) => <Chapters chapters={chapters}>{children}</Chapters>}
    </PageState>
  </DeskPage>
)

interface ChaptersProps {
  readonly chapters: readonly DocumentChapter[]
  readonly children: ReactNode
}

const Chapters = ({ chapters, children }: ChaptersProps) => {
  const narrow = useNarrow()
  const body = (
    <Card>
      <Stack gap={8}>
        {chapters.map((chapter) => (
          <section key={chapter.id} className={css.text}>
            <Heading level={2} id={idOf(chapter)} tabIndex={-1}>
              {chapter.title}
            </Heading>
            {chapter.paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </section>
        ))}
        {children}
      </Stack>
    </Card>
  )
  if (narrow || chapters.length < 2) return body
  return (
    <Split aside="start">
      <Contents chapters={chapters} />
      {body}
    </Split>
  )
}

/** The routes of a work app stand in the hash, so that the contents are buttons. */
const Contents = ({ chapters }: Pick<ChaptersProps, 'chapters'>) => {
  const { t } = useTranslation('desk')
  return (
    <nav className={css.contents} aria-label={t('contents')}>
      {chapters.map((chapter) => (
        <button
          key={chapter.id}
          type="button"
          className={css.entry}
          onClick={() => document.getElementById(idOf(chapter))?.focus()}
        >
          {chapter.title}
        </button>
      ))}
    </nav>
  )
}
