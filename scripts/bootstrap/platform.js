import { SetupFailure } from './failure.js';

/** Ends the run where Rialto cannot work at all; costs nothing where it can. */
export function refuseUnsupportedPlatform() {
  if (process.platform === 'win32') {
    throw new SetupFailure(
      'Rialto does not run on Windows itself: signals, locks on the data folder and the PostgreSQL used by tests are missing there. Use WSL 2 or a container.',
    );
  }
}

/**
 * Whether this system lacks glibc, which the packaged Node needs. Slow: asked only before an installation.
 */
export function isMusl() {
  if (process.platform !== 'linux') return false;
  // Without this, the report looks up the name of every open connection.
  /** @type {{excludeNetwork?: boolean}} */ (process.report).excludeNetwork = true;
  const report = /** @type {{header: {glibcVersionRuntime?: string}}} */ (
    /** @type {unknown} */ (process.report.getReport())
  );
  return report.header.glibcVersionRuntime === undefined;
}
