import fc from 'fast-check'

/** For second runs of tests that run in full anyway: fewer generated cases each. */
fc.configureGlobal({ numRuns: 20 })
