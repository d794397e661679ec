import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** An isolated world in a renderer's frame, with all browser interfaces. */
export interface FrameFixture {
  evaluate<Argument, Result>(callback: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>;
}

/**
 * Opens an isolated world in the frame of the page, because the bootstrap removes interfaces from the renderer's world
 * that Playwright needs to run functions there.
 */
export async function openFrame(page: Page): Promise<FrameFixture> {
  const frame = page.frames()[1] ?? assert.fail('The page has no frame.');
  // Null when the frame runs in the process of its page: it then has no CDP session of its own.
  const frameSession = await page
    .context()
    .newCDPSession(frame)
    .catch(() => null);
  const session = frameSession ?? (await page.context().newCDPSession(page));
  const { frameTree } = await session.send('Page.getFrameTree');
  const { id } = frameSession === null ? (frameTree.childFrames?.[0]?.frame ?? assert.fail()) : frameTree.frame;
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId: id, worldName: 'test' });
  return {
    async evaluate(callback, argument) {
      const { result, exceptionDetails } = await session.send('Runtime.callFunctionOn', {
        functionDeclaration: String(callback),
        executionContextId,
        arguments: [{ value: argument }],
        awaitPromise: true,
        returnByValue: true,
      });
      assert.equal(exceptionDetails, undefined, exceptionDetails?.exception?.description);
      return result.value;
    },
  };
}
