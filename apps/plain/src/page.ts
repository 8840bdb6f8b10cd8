import { html, render, type TemplateResult } from 'lit-html'
import type { AnyActorRef } from 'xstate'
import { say, text } from './texts.ts'

/** What is shown now: drawn anew whenever what it watches changes. */
export interface Screen {
  readonly draw: () => TemplateResult
  /** @returns how to stop watching, when the screen is left */
  readonly watch?: (changed: () => void) => () => void
}

let leave = (): void => {}
let notice = ''

const drawn = (root: HTMLElement, screen: Screen) => () =>
  render(
    html`<h1>${text(say('title'))}</h1>
      <p role="status">${notice}</p>
      ${screen.draw()}`,
    root,
  )

/** Shows a screen in place of the one before, and leads the focus to its heading. */
export const show = (screen: Screen): void => {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no root.')
  leave()
  notice = ''
  const draw = drawn(root, screen)
  const told = (event: Event) => {
    notice = event instanceof CustomEvent ? String(event.detail) : ''
    draw()
  }
  addEventListener('notice', told)
  const stop = screen.watch?.(draw)
  leave = () => {
    removeEventListener('notice', told)
    stop?.()
  }
  draw()
  root.querySelector<HTMLElement>('h2')?.focus()
}

let first: () => Screen = () => {
  throw new Error('The page has not begun.')
}

/** Begins with a screen, to which `startOver` comes back. */
export const begin = (screen: () => Screen): void => {
  first = screen
  startOver()
}

export const startOver = (): void => show(first())

const SECOND_MS = 1_000

/** Draws at each step of a chart and at each second, and stops the chart when its screen is left. */
export const watching =
  (actor: AnyActorRef) =>
  (changed: () => void): (() => void) => {
    const steps = actor.subscribe(changed)
    const ticks = setInterval(changed, SECOND_MS)
    return () => {
      steps.unsubscribe()
      clearInterval(ticks)
      actor.stop()
    }
  }
