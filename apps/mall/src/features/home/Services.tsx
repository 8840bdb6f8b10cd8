import { AiIcon, ContainerIcon, EcsIcon, HpcIcon } from '@compute-mall/ui/icons'
import { Link } from '@compute-mall/ui/link'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './Services.css.ts'

const services = [
  { key: 'ai', ServiceIcon: AiIcon, to: routes.serviceAi.href() },
  { key: 'container', ServiceIcon: ContainerIcon, to: routes.serviceContainer.href() },
  { key: 'ecs', ServiceIcon: EcsIcon, to: routes.serviceEcs.href() },
  { key: 'hpc', ServiceIcon: HpcIcon, to: routes.serviceHpc.href() },
] as const

/** The four services, each the way to its page (R2.14). */
export const Services = () => {
  const { t } = useTranslation('site')
  return (
    <ul className={css.services}>
      {services.map(({ key, ServiceIcon, to }) => (
        <li key={key} className={css.service}>
          <span className={css.icon}>
            <ServiceIcon size={24} />
          </span>
          <div>
            <h3 className={css.name}>
              <Link className={css.link} to={to}>
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
