// Playback of a replay: its position, and how it advances, by game time or at a fixed rate of steps.

const fixedStepsPerSecond = 6;
/** A game whose average step is shorter is shown at a fixed rate, because its game time is too fast to follow. */
const stepUsMin = 60_000;
/** Maximum time per frame, so that playback does not jump after the page was hidden. */
const frameMsMax = 250;

/**
 * Calls `onShow(snapshot, playhead)` with every state to show, where `playhead` is `{position, tUs}`, and
 * `onRunning(isRunning)` when it starts and stops. `speed()` and `stepsAtFixedRate()` are read at every frame.
 */
export function createPlayback(recordedGame, { speed, stepsAtFixedRate, onShow, onRunning }) {
  const { rerun, last } = recordedGame;
  let position = last;
  let tUs = rerun.timeAt(last);
  let partialSteps = 0;
  let animationFrameId = null;
  let frameStartMs = 0;

  function seek(target) {
    const from = position;
    position = Math.max(0, Math.min(last, target));
    tUs = rerun.timeAt(position);
    partialSteps = 0;
    // Events are shown only for a step forward.
    show(position === from + 1 ? { from } : {});
  }

  function show(options) {
    onShow(recordedGame.snapshotAt(position, options), { position, tUs });
  }

  function toggle() {
    if (animationFrameId !== null) return pause();
    if (position === last) seek(0);
    frameStartMs = performance.now();
    animationFrameId = requestAnimationFrame(advanceFrame);
    onRunning(true);
  }

  function pause() {
    if (animationFrameId === null) return;
    cancelAnimationFrame(animationFrameId);
    animationFrameId = null;
    onRunning(false);
    seek(position);
  }

  function advanceFrame(nowMs) {
    const elapsedMs = Math.max(0, Math.min(frameMsMax, nowMs - frameStartMs)) * speed();
    frameStartMs = nowMs;
    if (stepsAtFixedRate()) advanceSteps((elapsedMs / 1_000) * fixedStepsPerSecond);
    else advanceTime(elapsedMs * 1_000);
    if (position === last) pause();
    else animationFrameId = requestAnimationFrame(advanceFrame);
  }

  function advanceTime(us) {
    tUs = Math.min(rerun.timeAt(last), tUs + us);
    const from = position;
    const wholeUs = Math.floor(tUs);
    position = Math.max(position, rerun.positionAt(wholeUs));
    show(position === last ? { from } : { from, tUs: wholeUs });
  }

  function advanceSteps(steps) {
    partialSteps += steps;
    const wholeSteps = Math.floor(partialSteps);
    if (wholeSteps === 0) return;
    partialSteps -= wholeSteps;
    const from = position;
    position = Math.min(last, position + wholeSteps);
    tUs = rerun.timeAt(position);
    show({ from });
  }

  return { seek, toggle, pause, position: () => position };
}

/** Whether the game's own time is too fast, or does not advance, so that steps are shown at a fixed rate. */
export function isTooFast({ rerun, last }) {
  return rerun.timeAt(last) < last * stepUsMin;
}
