import { Footer } from '@compute-mall/ui/layouts'
import { useShell } from '../frame/useShell.ts'
import { useShown } from '../router/shown.ts'
import { Embedded } from './Embedded.tsx'

/** The footer and nothing else, for other apps of the operator (R2.19). */
export const SiteFooter = () => {
  const { route } = useShown()
  const { view } = useShell(route.page)
  return (
    <Embedded>
      <Footer columns={view.footer} />
    </Embedded>
  )
}
