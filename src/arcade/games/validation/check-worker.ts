import { serveTask } from '../../../core/threads/serve-task.ts';
import type { BundleInput } from '../bundle/check-bundle.ts';
import { checkBundle } from '../bundle/read-bundle.ts';

// Entry point of the worker thread that checks uploaded bundles.

export default serveTask((input: BundleInput) => checkBundle(input));
