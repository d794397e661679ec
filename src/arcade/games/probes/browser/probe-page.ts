import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import type { PixelData } from '../compare-pixels.ts';
import type { ProbeSize } from '../probe-limits.ts';
import type { PublicState } from '../states/probe-states.ts';
import { createProbeServer, type ProbedBundle } from './probe-server.ts';

const clockScript = readFileSync(new URL('../assets/clock.js', import.meta.url), 'utf8');
/** Time after which a renderer counts as hanging. */
const responseMsMax = 8_000;

/** Command for the clock in the frame. */
interface ClockCommand {
  /** Maximum number of animation frames by which the clock advances. */
  readonly steps: number;
  /** Number of browser frames to wait for afterwards. */
  readonly paints: number;
  /** Whether the result is a PageInspection. */
  readonly inspects?: boolean;
}

/** Result of advancing the clock of the frame. */
export interface ProbeSteps {
  /** Number of animation frames by which the clock advanced. */
  readonly steps: number;
  /** Whether no animation frame and no animation is scheduled. */
  readonly isSettled: boolean;
  /** Violations of the Content-Security-Policy so far: directive and blocked URI. */
  readonly violations: readonly string[];
}

/** Inspection of a document, without changing it. */
export interface PageInspection extends ProbeSteps {
  /** Number of elements. */
  readonly nodes: number;
  /** Names (`canvas`, `svg`) of the elements without a role or a label. */
  readonly unlabelled: readonly string[];
  /** Text content of the document. */
  readonly text: string;
  /** Texts drawn on canvases since the previous inspection. */
  readonly drawnTexts: readonly string[];
}

/** Thrown when a renderer does not respond in time or leaves its document; the measurement of its page ends. */
export class RendererError extends Error {
  override name = 'RendererError';
}

/** Renderer in its own page. */
export interface ProbePage {
  /** Renders a state; returns the duration of `render` in milliseconds, or null once the renderer has failed. */
  render(state: PublicState): Promise<number | null>;
  /** Advances the clock by at most `steps` animation frames, then waits for `paints` frames of the browser. */
  step(steps: number, paints: number): Promise<ProbeSteps>;
  inspect(): Promise<PageInspection>;
  screenshot(): Promise<PixelData>;
  /** Heap bytes in use after garbage collection. */
  heapBytes(): Promise<number>;
  /**
   * Faults so far: exceptions, failures of the frame, requests outside the bundle, and violations of the
   * Content-Security-Policy unless the frame has failed.
   */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

interface HostWindow {
  readonly probe: {
    readonly failures: string[];
    open(url: string): Promise<void>;
    draw(state: unknown): Promise<number | null>;
    run(command: ClockCommand): Promise<ProbeSteps | null>;
  };
}

/**
 * Opens a bundle in a page of this size and adds the virtual clock to its frame. Throws RendererError when the renderer
 * reports neither that it is ready nor a failure within the time limit.
 */
export async function openProbePage(browser: Browser, bundle: ProbedBundle, viewport: ProbeSize): Promise<ProbePage> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 1,
    colorScheme: 'light',
    reducedMotion: 'no-preference',
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  const faults = new Set<string>();
  const server = createProbeServer(bundle, (fault) => faults.add(fault));
  await context.route('**/*', (route) => server.respond(route));
  await context.addInitScript({ content: clockScript });
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.add(`Exception: ${String(error).slice(0, 200)}`));
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.goto(server.hostUrl);
  const session = await context.newCDPSession(page);
  await withTimeout(
    page.evaluate((url) => (window as unknown as HostWindow).probe.open(url), server.frameUrl),
    'The document does not finish loading.',
  );
  return createPage(page, session, faults);
}

function createPage(page: Page, session: CDPSession, faults: Set<string>): ProbePage {
  const run = async (command: ClockCommand) => {
    const response = page.evaluate((input) => (window as unknown as HostWindow).probe.run(input), command);
    const result = await withTimeout(response, 'An animation frame does not end.');
    if (result === null) throw new RendererError('The frame navigated away from its document.');
    return result;
  };
  return {
    render: (state) =>
      withTimeout(
        page.evaluate((input) => (window as unknown as HostWindow).probe.draw(input), state),
        'A call of render does not return.',
      ),
    step: (steps, paints) => run({ steps, paints }),
    inspect: () => run({ steps: 0, paints: 0, inspects: true }) as Promise<PageInspection>,
    screenshot: createScreenshotter(session),
    heapBytes: () => heapBytesOf(page, session),
    async faults() {
      const failures = await withTimeout(
        page.evaluate(() => (window as unknown as HostWindow).probe.failures),
        'The page does not respond.',
      );
      const { violations } = failures.length > 0 ? { violations: [] } : await run({ steps: 0, paints: 0 });
      return [...faults, ...failures, ...violations.map((violation) => `Refused by the frame's policy: ${violation}`)];
    },
    close: () => page.context().close(),
  };
}

/** Takes screenshots. An unchanged screenshot is not decoded again, because decoding is slower than comparing. */
function createScreenshotter(session: CDPSession): () => Promise<PixelData> {
  let lastScreenshot: { readonly text: string; readonly screenshot: PixelData } | null = null;
  return async () => {
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    if (lastScreenshot?.text !== data)
      lastScreenshot = { text: data, screenshot: PNG.sync.read(Buffer.from(data, 'base64')) };
    return lastScreenshot.screenshot;
  };
}

/** Heap bytes of the frame. A frame with an opaque origin may have its own process, and therefore its own heap. */
async function heapBytesOf(page: Page, session: CDPSession): Promise<number> {
  const frame = page.frames()[1];
  const frameSession =
    frame === undefined
      ? null
      : await page
          .context()
          .newCDPSession(frame)
          .catch(() => null);
  const heapSession = frameSession ?? session;
  await heapSession.send('HeapProfiler.collectGarbage');
  const { usedSize } = await heapSession.send('Runtime.getHeapUsage');
  await frameSession?.detach();
  return usedSize;
}

async function withTimeout<Value>(call: Promise<Value>, message: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RendererError(message)), responseMsMax);
  });
  // The page may be closed while the call is still pending.
  call.catch(() => {});
  try {
    return await Promise.race([call, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
