import { type RightsRow, rightsTables } from '@compute-mall/core/settlement'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../text/index.ts'
import * as css from './mobile.css.ts'

const levels = ['normal', 'fine', 'excellent'] as const
type Cell = RightsRow[(typeof levels)[number]]

/** What merchants get at each level, group by group (R3.05). */
export const Rights = () => {
  const { t } = useTranslation('settlement')
  const { inLanguage } = useLanguage()
  const say = (cell: Cell) => (typeof cell === 'string' ? t(`right.${cell}`) : inLanguage(cell))
  return rightsTables.map(({ group, title, rows }) => (
    <details key={group} className={css.fold} name="rights">
      <summary className={css.summary}>{inLanguage(title)}</summary>
      <table className={css.rights}>
        <thead>
          <tr>
            <th scope="col">{t('rightColumn')}</th>
            {levels.map((level) => (
              <th key={level} scope="col">
                {t(`level.${level}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label.en}>
              <th scope="row">{inLanguage(row.label)}</th>
              {levels.map((level) => (
                <td key={level} data-no={row[level] === 'NO' || undefined}>
                  {say(row[level])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  ))
}
