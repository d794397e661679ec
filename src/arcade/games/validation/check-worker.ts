import { serveTask } from '../../../core/threads/serve-task.ts';
import type { BundleInput } from '../bundle/check-bundle.ts';
import { checkBundle } from '../bundle/read-bundle.ts';

// The entry of the thread that checks uploaded bundles.

export default serveTask((input: BundleInput) => checkBundle(input));
