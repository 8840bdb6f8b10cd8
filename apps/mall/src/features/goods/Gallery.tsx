import type { Goods } from '@compute-mall/core/goods'
import { GoodsCover } from '@compute-mall/ui/covers'
import { Inline } from '@compute-mall/ui/layout'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import * as css from './Gallery.css.ts'
import { Promises } from './Promises.tsx'

/** The cover of the goods, its figures, and what is promised with it. */
export const Gallery = ({ goods }: { readonly goods: Goods }) => {
  const { inLanguage } = useLanguage()
  return (
    <div className={css.gallery}>
      <div className={css.cover}>
        <GoodsCover goods={goods} label={inLanguage(goods.name)} />
      </div>
      <Inline align="stretch">
        {goods.figures.map((figure) => (
          <Tag key={figure}>{figure}</Tag>
        ))}
        {goods.tags.map((tag) => (
          <Tag key={tag.en} tone="outline">
            {inLanguage(tag)}
          </Tag>
        ))}
      </Inline>
      <Promises />
    </div>
  )
}
