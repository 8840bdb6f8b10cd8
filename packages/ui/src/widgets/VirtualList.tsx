import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import * as css from './VirtualList.css.ts'

interface VirtualListProps<Item> {
  readonly label: string
  readonly items: readonly Item[]
  readonly itemKey: (item: Item) => string
  readonly render: (item: Item) => ReactNode
  /** In pixels; the true height of each is measured once it is drawn. */
  readonly estimatedHeight: number
  /** Of the region that scrolls, in pixels. */
  readonly height: number
  /** In place of the list where there is nothing. */
  readonly empty?: ReactNode
}

/**
 * A list of hundreds or more, of which only what is in sight is drawn. Screen readers are told how long it is. Pages of
 * up to 120 rows (R9.02) need none of this.
 */
export const VirtualList = <Item,>({
  label,
  items,
  itemKey,
  render,
  estimatedHeight,
  height,
  empty,
}: VirtualListProps<Item>) => {
  const region = useRef<HTMLElement>(null)
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => region.current,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : itemKey(item)
    },
    initialRect: { width: 0, height },
    overscan: 4,
  })
  return (
    <section
      ref={region}
      className={css.region}
      style={{ maxHeight: height }}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      {items.length === 0 ? (
        empty
      ) : (
        <ul className={css.list} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ key, index, start }) => {
            const item = items[index]
            return (
              item !== undefined && (
                <li
                  key={key}
                  ref={virtual.measureElement}
                  className={css.row}
                  style={{ transform: `translateY(${start}px)` }}
                  data-index={index}
                  aria-setsize={items.length}
                  aria-posinset={index + 1}
                >
                  {render(item)}
                </li>
              )
            )
          })}
        </ul>
      )}
    </section>
  )
}
