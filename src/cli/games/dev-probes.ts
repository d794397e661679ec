import type { Chromium } from '../../arcade/games/probes/browser/open-browser.ts';
import type { ProbeCheck } from '../../arcade/games/probes/checks.ts';
import { chromiumMissing } from '../prober/chromium-settings.ts';
import type { DevProject } from './dev-project.ts';

/** Result of the probes of a folder, or the reason that they did not run. */
export type DevProbeReport =
  | { readonly verdict: 'passed' | 'failed'; readonly browser: string; readonly checks: readonly ProbeCheck[] }
  | { readonly verdict: 'not_run'; readonly message: string };

/** Runs the probes on the content of a folder. Concurrent calls for the same content share one run. */
export type RunProbes = (project: DevProject) => Promise<DevProbeReport>;

/** Creates the function that runs the probes; `chromium` is null when no browser is installed. */
export function createDevProbes(chromium: Chromium | null): RunProbes {
  let currentRun: { readonly project: DevProject; readonly report: Promise<DevProbeReport> } | null = null;
  return (project) => {
    if (currentRun?.project !== project)
      currentRun = { project, report: runAfter(currentRun?.report, () => probe(project, chromium)) };
    const { report } = currentRun;
    return report.finally(() => {
      if (currentRun?.report === report) currentRun = null;
    });
  };
}

async function runAfter<Result>(previous: Promise<unknown> | undefined, run: () => Promise<Result>): Promise<Result> {
  await previous?.catch(() => {});
  return run();
}

async function probe({ report, files }: DevProject, chromium: Chromium | null): Promise<DevProbeReport> {
  const { manifest } = report;
  if (!report.ok || manifest === null)
    return { verdict: 'not_run', message: 'The folder has errors. Correct them before running the probes.' };
  if (chromium === null) return { verdict: 'not_run', message: chromiumMissing };
  const [{ probeBundle }, { ProbeRunError }, { describeStartFailure }] = await Promise.all([
    import('../../arcade/games/probes/probe-bundle.ts'),
    import('../../arcade/games/probes/browser/with-browser.ts'),
    import('../../arcade/games/probes/browser/start-failure.ts'),
  ]);
  try {
    const { verdict, browser, checks } = await probeBundle(files, manifest, chromium);
    return { verdict, browser, checks };
  } catch (error) {
    if (error instanceof ProbeRunError && !error.hasStarted)
      return { verdict: 'not_run', message: describeStartFailure(chromium, error.cause) };
    return { verdict: 'not_run', message: `${(error as Error).message} ${firstLineOf((error as Error).cause)}`.trim() };
  }
}

function firstLineOf(cause: unknown): string {
  return cause instanceof Error ? (cause.message.split('\n', 1)[0] as string) : '';
}
