import { writeFileSync } from "node:fs";

import type { Reporter, TestModule } from "vitest/node";

/** What came of a run of tests. */
export type Count = {
  passed: number;
  failed: number;
  /** Where each that failed stands and what it is called. */
  failures: string[];
  /** The same of each that passed at its second try only, and what was wrong at the first. */
  secondTries: string[];
};

function whatFailed(module: TestModule): string[] {
  const failed = [...module.children.allTests("failed")];
  const names = failed.map(({ fullName }) => `${module.relativeModuleId}: ${fullName}`);
  // A file that cannot be loaded, or whose preparation fails, has no test that failed.
  return names.length === 0 && module.state() === "failed" ? [module.relativeModuleId] : names;
}

/** A reporter that writes the count of a run of Vitest into a file, as JSON. */
export function countTests(file: string): Reporter {
  return {
    onTestRunEnd(modules) {
      const passed = modules.flatMap((module) =>
        [...module.children.allTests("passed")].map((test) => ({ module, test })),
      );
      const failures = modules.flatMap(whatFailed);
      const count: Count = {
        passed: passed.length,
        failed: failures.length,
        failures,
        secondTries: passed
          .filter(({ test }) => test.diagnostic()?.flaky)
          .map(({ module, test }) => {
            const [error] = test.result().errors ?? [];
            return `${module.relativeModuleId}: ${test.fullName} (${error?.message.split("\n")[0]})`;
          }),
      };
      writeFileSync(file, JSON.stringify(count));
    },
  };
}
