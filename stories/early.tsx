import { type ReactElement, useEffect, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { Held, type Say, shown } from './specimen.tsx'

interface EarlyProps {
  readonly act: (page: HTMLElement) => void
  readonly children: ReactElement
}

const Early = ({ act, children }: EarlyProps) => {
  const page = useRef<HTMLDivElement>(null)
  const { i18n } = useTranslation()
  const first = useRef({ act, part: <I18nextProvider i18n={i18n}>{children}</I18nextProvider> })
  useEffect(() => {
    if (page.current === null) return
    page.current.innerHTML = renderToString(first.current.part)
    first.current.act(page.current)
    const root = hydrateRoot(page.current, first.current.part)
    // React may not be asked to leave while it is drawing.
    return () => void setTimeout(() => root.unmount())
  }, [])
  return <div ref={page} />
}

/**
 * A part as the server draws it, on which somebody acts before its script comes: that must be in its state afterwards
 * (decision 21). The state stands below it.
 */
export const early = <Value,>(
  initial: Value,
  act: (page: HTMLElement) => void,
  draw: (say: Say, value: Value, set: (value: Value) => void) => ReactElement,
) =>
  shown((say) => (
    <Early act={act}>
      <Held<Value> initial={initial}>
        {(value, set) => (
          <>
            {draw(say, value, set)}
            <output>{JSON.stringify(value)}</output>
          </>
        )}
      </Held>
    </Early>
  ))

/** Writes into a field as a person does, without any script that listens. */
export const write =
  (...texts: readonly string[]) =>
  (page: HTMLElement): void => {
    for (const [index, field] of page.querySelectorAll('input').entries()) field.value = texts[index] ?? ''
  }

/** Presses what has no text: a switch, a star. */
export const pressFirst =
  (selector: string) =>
  (page: HTMLElement): void =>
    page.querySelector<HTMLElement>(selector)?.click()
