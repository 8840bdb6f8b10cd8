import { ErrorState } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import type { ConfirmPageProps } from './ConfirmPage.props.ts'

/** No quote came: it can be asked for again. */
export const Unquoted = ({ view, commands }: Pick<ConfirmPageProps, 'view' | 'commands'>) => {
  const say = useSay()
  if (view.lines !== null || view.notice === null || view.isBusy) return null
  return (
    <ErrorState title={say(view.notice)} onRetry={view.commands.recheck ? commands.recheck : undefined} />
  )
}
