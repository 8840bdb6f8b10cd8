export const FLAKY = 'flaky: '

/** A reporter for vitest that names what passed on a second try alone. */
export default class FlakyReporter {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) console.log(`${FLAKY}${test.module.relativeModuleId} > ${test.fullName}`)
  }
}
