import { Footer } from '@compute-mall/ui/layouts'
import { useShell } from '../../layout/useShell.ts'
import { Embedded } from '../embed/Embedded.tsx'

/** The footer and nothing else, for other apps of the operator (R2.19). */
export const SiteFooter = () => {
  const { view } = useShell()
  return (
    <Embedded>
      <Footer columns={view.footer} />
    </Embedded>
  )
}
