import { SetupFailure } from './failure.js';

/** Throws a SetupFailure on unsupported platforms. */
export function refuseUnsupportedPlatform() {
  if (process.platform === 'win32') {
    throw new SetupFailure(
      'Rialto does not run on Windows itself: signals, locks on the data folder and the PostgreSQL used by tests are missing there. Use WSL 2 or a container.',
    );
  }
}

/**
 * Whether the system has no glibc, which the packaged Node needs. Slow, so it is only checked before an installation.
 */
export function isMusl() {
  if (process.platform !== 'linux') return false;
  // Without this option the report resolves the addresses of all connections.
  /** @type {{excludeNetwork?: boolean}} */ (process.report).excludeNetwork = true;
  const report = /** @type {{header: {glibcVersionRuntime?: string}}} */ (
    /** @type {unknown} */ (process.report.getReport())
  );
  return report.header.glibcVersionRuntime === undefined;
}
