import type { Announcement } from '@compute-mall/core/site'
import { Notice } from '../parts/index.ts'
import { useLanguage } from '../text/index.ts'
import { list } from './Announcements.css.ts'

/** What operations announce, above everything else of a page; nothing where there is nothing. */
export const Announcements = ({ announcements }: { readonly announcements: readonly Announcement[] }) => {
  const { inLanguage } = useLanguage()
  if (announcements.length === 0) return null
  return (
    <div className={list}>
      {announcements.map(({ id, title, text }) => (
        <Notice key={id} tone="info" title={inLanguage(title)}>
          {inLanguage(text)
            .split('\n')
            .map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never change their order.
              <p key={index}>{line}</p>
            ))}
        </Notice>
      ))}
    </div>
  )
}
