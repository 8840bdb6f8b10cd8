import { expect } from 'storybook/test'

/** A window of 1280 pixels: the narrowest on which people work through lists all day. */
export const onDesktop = { viewport: { value: 'w1280' } }

/** Every column of a list has room, and what can be done with a row is in sight. */
export const expectToFit = async (canvasElement: HTMLElement): Promise<void> => {
  const table = canvasElement.querySelector('table')
  const region = table?.parentElement
  if (!table || !region) throw new Error('there is no table')
  await expect(region.clientWidth).toBeGreaterThan(900)
  await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
}
