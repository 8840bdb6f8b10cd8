import type { ReactNode } from 'react'
import { Heading, Inline, Stack, Text } from '../../layout/index.ts'
import { Breadcrumb, Tag } from '../../parts/index.ts'
import { ActionButton } from './ActionButton.tsx'
import * as css from './PageHead.css.ts'
import type { Action, StateTag, Trail } from './types.ts'
import { useNarrow } from './useNarrow.ts'

export interface PageHeadProps {
  readonly trail?: Trail | undefined
  readonly title: string
  readonly tag?: StateTag | undefined
  /** Below the title: numbers, times, who. */
  readonly note?: ReactNode
  /** The main action; on a phone it stands at the lower edge instead. */
  readonly primary?: Action | undefined
  /** Beside the main action. */
  readonly children?: ReactNode
}

/** The head of a page of a work app: where one is, what it is about, its state, and what can be done. */
export const PageHead = ({ trail = [], title, tag, note, primary, children }: PageHeadProps) => {
  const narrow = useNarrow()
  return (
    <Stack as="header" gap={2}>
      {trail.length > 1 && <Breadcrumb trail={trail} />}
      <Inline gap={3} align={narrow ? 'start' : 'center'}>
        <Inline gap={2} className={css.title}>
          <Heading level={1}>{title}</Heading>
          {tag !== undefined && <Tag tone={tag.tone}>{tag.label}</Tag>}
        </Inline>
        <div className={css.actions}>
          {children}
          {primary !== undefined && !narrow && <ActionButton action={primary} variant="primary" />}
        </div>
      </Inline>
      {note !== undefined && (
        <Text as="div" tone="soft">
          {note}
        </Text>
      )}
    </Stack>
  )
}
