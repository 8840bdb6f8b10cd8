/** The applications before and after one in the queue; after one that does not wait any more comes the first. */
export const neighboursOf = (
  waiting: readonly { readonly applicationId: string }[],
  applicationId: string,
): { readonly previousId: string | null; readonly nextId: string | null } => {
  const index = waiting.findIndex((row) => row.applicationId === applicationId)
  return {
    previousId: index < 0 ? null : (waiting[index - 1]?.applicationId ?? null),
    nextId: waiting[index + 1]?.applicationId ?? null,
  }
}
