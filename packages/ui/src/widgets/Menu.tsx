import { Menu as Ark } from '@ark-ui/react/menu'
import type { ReactNode } from 'react'
import { OpenIcon } from '../icons/index.ts'
import { type ButtonLook, buttonLook } from '../parts/Button.tsx'
import { danger as dangerStyle } from './Menu.css.ts'
import { item, popup } from './popup.css.ts'

export interface MenuEntry {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  readonly disabled?: boolean | undefined
  /** Cannot be undone. */
  readonly danger?: boolean | undefined
  readonly onSelect: () => void
}

interface MenuProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** What is always seen and opens the menu. */
  readonly label: ReactNode
  /** The name, where the label is no text. */
  readonly name?: string | undefined
  readonly entries: readonly MenuEntry[]
}

/** Actions on one thing, e.g. on a row. Links to pages belong into a `Disclosure`, one choice into a `SelectField`. */
export const Menu = ({ label, name, entries, variant = 'ghost', size }: MenuProps) => (
  <Ark.Root
    positioning={{ strategy: 'fixed', placement: 'bottom-end', gutter: 4 }}
    loopFocus
    lazyMount
    unmountOnExit
    onSelect={({ value }) => entries.find(({ key }) => key === value)?.onSelect()}
  >
    <Ark.Trigger className={buttonLook({ variant, size })} aria-label={name}>
      {label}
      <OpenIcon size={16} />
    </Ark.Trigger>
    <Ark.Positioner>
      <Ark.Content className={popup}>
        {entries.map((entry) => (
          <Ark.Item
            key={entry.key}
            value={entry.key}
            disabled={entry.disabled}
            className={entry.danger ? `${item} ${dangerStyle}` : item}
          >
            {entry.icon}
            {entry.label}
          </Ark.Item>
        ))}
      </Ark.Content>
    </Ark.Positioner>
  </Ark.Root>
)
