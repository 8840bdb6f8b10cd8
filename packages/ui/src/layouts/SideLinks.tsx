import { useTranslation } from 'react-i18next'
import { MessageIcon } from '../icons/index.ts'
import { Link } from '../link/index.ts'
import * as css from './SideLinks.css.ts'
import type { ShellView } from './shell.ts'

/** What stands at the lower right edge of desktop pages (width 2.1). */
export const SideLinks = ({ view: { links } }: { readonly view: Pick<ShellView, 'links'> }) => {
  const { t } = useTranslation('shell')
  if (links.feedback === undefined) return null
  return (
    <Link className={css.link} to={links.feedback}>
      <MessageIcon size={16} />
      {t('feedback')}
    </Link>
  )
}
