import { useSay } from '@compute-mall/ui/text'
import type { ConfirmPageProps } from './ConfirmPage.props.ts'

/**
 * What has to be answered before one goes on: a changed price, an order that waits to be paid. Each device lays it over
 * its page in its own way.
 * @returns what stands there, and the buttons that answer; none where closing it is the answer
 */
export const useInterruption = ({
  view: { alert },
  commands,
}: Pick<ConfirmPageProps, 'view' | 'commands'>) => {
  const say = useSay()
  const { next = null, nextLabel = null, others = [] } = alert ?? {}
  return {
    modal: {
      alert: true,
      open: alert !== null,
      title: alert === null ? '' : say(alert.title),
      onClose: commands.recheck,
      children: <p>{alert !== null && say(alert.message)}</p>,
    },
    answers: [
      ...others.map(
        ({ step, label }) =>
          ({ key: step, onClick: () => commands.takeStep(step), children: say(label) }) as const,
      ),
      ...(next === null || nextLabel === null
        ? []
        : [
            {
              key: next,
              variant: 'primary',
              onClick: () => commands.takeStep(next),
              children: say(nextLabel),
            } as const,
          ]),
    ],
  }
}
