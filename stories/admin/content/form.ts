/** A form of content before anything was tried. */
export const untouched = <Values>(values: Values) => ({
  values,
  errors: {},
  attempt: 0,
  notice: undefined,
  busy: false,
})

/** A page of a list that holds all there is. */
export const pageOf = <Row>(records: readonly Row[]) =>
  ({
    kind: 'loaded',
    value: { records, nextCursor: null, previousCursor: null, total: records.length },
  }) as const
