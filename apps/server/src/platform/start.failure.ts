/** Why the server cannot start, as one sentence for the operator that says what to mend. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}
