import type { RightsRow, RightsTable } from '@compute-mall/core/settlement'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './settle.css.ts'

const levels = ['normal', 'fine', 'excellent'] as const
type Cell = RightsRow[(typeof levels)[number]]

interface RightsProps extends Pick<RightsTable, 'rows'> {
  readonly small?: boolean | undefined
}

/** What merchants get of one group of rights at each level (R3.05). */
export const Rights = ({ rows, small = false }: RightsProps) => {
  const { t } = useTranslation('settlement')
  const { inLanguage } = useLanguage()
  const say = (cell: Cell) => (typeof cell === 'string' ? t(`right.${cell}`) : inLanguage(cell))
  return (
    <table className={small ? css.smallRights : css.rights}>
      <thead>
        <tr>
          <th className={css.right} scope="col">
            {t('rightColumn')}
          </th>
          {levels.map((level) => (
            <th key={level} className={css.right} scope="col">
              {t(`level.${level}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label.en}>
            <th className={css.right} scope="row">
              {inLanguage(row.label)}
            </th>
            {levels.map((level) => (
              <td key={level} className={css.right} data-no={row[level] === 'NO' || undefined}>
                {say(row[level])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
