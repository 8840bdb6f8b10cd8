import { hasTerm } from '@compute-mall/core/goods'
import { formatMoney } from '@compute-mall/core/money'
import type { OrderLineView } from '@compute-mall/core/order'
import { useTranslation } from 'react-i18next'
import { GoodsCover } from '../covers/index.ts'
import { Link } from '../link/index.ts'
import { Tag } from '../parts/index.ts'
import { useLanguage, useSay } from '../text/index.ts'
import type { OrderLineLinks } from './LineAccess.tsx'
import { LineAccess } from './LineAccess.tsx'
import * as css from './OrderLines.css.ts'
import { tones } from './tones.ts'
import { useAmount } from './useAmount.ts'

export interface OrderLinesProps {
  readonly lines: readonly OrderLineView[]
  readonly links: OrderLineLinks
  /** Says below each how it is used; a list of orders has no room for that. */
  readonly withAccess?: boolean | undefined
}

/** What was bought, with how far each thing is opened (D24). */
export const OrderLines = ({ lines, links, withAccess = false }: OrderLinesProps) => (
  <ul>
    {lines.map((view) => (
      <Line key={view.line.lineId} view={view} links={links} withAccess={withAccess} />
    ))}
  </ul>
)

interface LineProps {
  readonly view: OrderLineView
  readonly links: OrderLineLinks
  readonly withAccess: boolean
}

const Line = ({ view, links, withAccess }: LineProps) => {
  const { line, provision, left } = view
  const { t } = useTranslation(['cart', 'goods'])
  const { inLanguage } = useLanguage()
  const say = useSay()
  const amountOf = useAmount()
  const details = [
    ...line.specification,
    ...(line.centerName === null ? [] : [line.centerName]),
    line.shopName,
  ].map(inLanguage)
  return (
    <li className={css.line}>
      <span className={css.cover}>
        <GoodsCover size="thumb" goods={line} />
      </span>
      <span>
        <Link className={css.lineName} to={links.goods(line)}>
          {inLanguage(line.name)}
        </Link>
        <span className={css.soft}> ×{amountOf(line)}</span>
        <p className={css.soft}>
          {details.join(' / ')}
          {hasTerm(line) && ` / ${t(`duration.${line.durationUnit}`, { count: line.duration })}`}
        </p>
        {left !== null && <p className={css.soft}>{say(left)}</p>}
      </span>
      <span className={css.lineEnd}>
        {formatMoney(line.subtotal)}
        <span className={css.soft}>
          {t('goods:unitPrice')} {formatMoney(line.unitPrice)}
        </span>
        {provision !== null && <Tag tone={tones[provision.tone]}>{say(provision.label)}</Tag>}
      </span>
      {withAccess && <LineAccess view={view} links={links} />}
    </li>
  )
}
