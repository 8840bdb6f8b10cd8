import type { Preview } from '@storybook/react-vite'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]

/** What such a value is while it is there. */
const kinds = {
  'string | null': 'string',
  'number | null': 'number',
  'boolean | null': 'boolean',
} as const
const kindOf = (words: string) => Object.entries(kinds).find(([name]) => name === words)?.[1]

/** What may be null is set in the controls like what it is otherwise; Storybook would ask for an object. */
export const nullable: Enhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const kind = argType.type?.name === 'other' ? kindOf(argType.type.value) : undefined
      return [name, kind === undefined ? argType : { ...argType, type: { ...argType.type, name: kind } }]
    }),
  )
