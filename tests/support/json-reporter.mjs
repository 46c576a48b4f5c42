// @ts-check
import { JsonReporter } from 'vitest/node';

/** Adds the errors outside of tests to Vitest's JSON report. */
export default class extends JsonReporter {
  /** @type {{ message: string }[]} */
  unhandledErrors = [];

  /**
   * @override @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly { message: string }[]} unhandledErrors
   */
  async onTestRunEnd(modules, unhandledErrors = []) {
    this.unhandledErrors = unhandledErrors.map(({ message }) => ({ message }));
    await super.onTestRunEnd(modules);
  }

  /** @override @param {string} report */
  writeReport(report) {
    const { unhandledErrors } = this;
    return super.writeReport(JSON.stringify({ ...JSON.parse(report), unhandledErrors }));
  }
}
