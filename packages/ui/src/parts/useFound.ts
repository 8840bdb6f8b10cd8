import { type RefObject, useEffect, useRef } from 'react'

/**
 * A ref for a control, or for what holds some. What stands in it is taken once, as soon as its page answers: somebody
 * may have typed or chosen on the page that the server drew, before its script came (decision 21). Hydration leaves
 * that as it is, and the next drawing would put the state in its place.
 */
export const useFound = <Found extends Element>(take: (found: Found) => void): RefObject<Found | null> => {
  const ref = useRef<Found>(null)
  const first = useRef(take)
  useEffect(() => {
    if (ref.current !== null) first.current(ref.current)
  }, [])
  return ref
}

/**
 * The same for a group of radio buttons, which are drawn in the order of their options.
 * @param chosen null while nothing is chosen
 */
export const useFoundChoice = <Option extends { readonly value: string }>(
  chosen: string | null,
  options: readonly Option[],
  choose: (option: Option) => void,
): RefObject<HTMLFieldSetElement | null> =>
  useFound<HTMLFieldSetElement>((group) => {
    const found = group.querySelector<HTMLInputElement>('input:checked')?.value
    const option = options.find(({ value }) => value === found)
    if (option !== undefined && option.value !== chosen) choose(option)
  })
