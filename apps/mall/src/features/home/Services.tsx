import { AiIcon, ContainerIcon, EcsIcon, HpcIcon } from '@compute-mall/ui/icons'
import type { Menu } from '@compute-mall/ui/layouts'
import { Link } from '@compute-mall/ui/link'
import { coverLink } from '@compute-mall/ui/shapes'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './Services.css.ts'

const services = {
  ai: { ServiceIcon: AiIcon, to: routes.serviceAi.href() },
  container: { ServiceIcon: ContainerIcon, to: routes.serviceContainer.href() },
  ecs: { ServiceIcon: EcsIcon, to: routes.serviceEcs.href() },
  hpc: { ServiceIcon: HpcIcon, to: routes.serviceHpc.href() },
} as const
/** While the menu is not known. Core's own list would bring its codecs along, 6 KB on the home page. */
const usual = ['ai', 'container', 'ecs', 'hpc'] as const

/** The four services in the order of operations, each the way to its page (R2.14). */
export const Services = ({ menu }: { readonly menu: Menu | undefined }) => {
  const { t } = useTranslation('site')
  const shown = (menu?.service ?? usual).map((key) => ({ key, ...services[key] }))
  return (
    <ul className={css.services}>
      {shown.map(({ key, ServiceIcon, to }) => (
        <li key={key} className={css.service}>
          <span className={css.icon}>
            <ServiceIcon size={24} />
          </span>
          <div>
            <h3 className={css.name}>
              <Link className={coverLink} to={to}>
                {t(`service.${key}`)}
              </Link>
            </h3>
            <p className={css.lead}>{t(`service.${key}Lead`)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
