// Form for an animated GIF of some steps of a replay, loaded when its box is opened. The encoder is loaded on request.

const bytesPerKilobyte = 1_000;

/** Sets up the form in `box` for a recorded game; `position()` is the step that the player shows. */
export function setUpGifForm(box, recordedGame, position) {
  const find = (name) => box.querySelector(`[data-gif-${name}]`);
  const [form, from, to, status, result] = ['form', 'from', 'to', 'status', 'result'].map(find);
  let controller = null;
  let objectUrl = null;
  from.max = String(recordedGame.last);
  to.max = String(recordedGame.last);
  form.hidden = false;
  box.addEventListener('toggle', proposeSteps);
  proposeSteps();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void createGif();
  });

  function proposeSteps() {
    if (!box.open) return;
    const steps = Number(form.dataset.steps);
    const start = Math.max(0, Math.min(position(), recordedGame.last - steps));
    from.value = String(start);
    to.value = String(Math.min(recordedGame.last, start + steps));
  }

  async function createGif() {
    controller?.abort();
    controller = new AbortController();
    const { signal } = controller;
    const { encodeGif, gifStepsMax } = await import('./replay-gif.js');
    const [first, last] = [Number(from.value), Number(to.value)].sort((left, right) => left - right);
    if (last - first > gifStepsMax) return showStatus(`Choose at most ${gifStepsMax} steps.`);
    try {
      const bytes = await encodeGif(recordedGame, {
        from: first,
        to: last,
        speed: Number(document.querySelector('[data-speed]').value),
        caption: form.dataset.caption,
        colours: coloursOf(document.documentElement),
        onProgress: (fraction) => showStatus(`${Math.round(fraction * 100)} %`),
        signal,
      });
      show(new Blob([bytes], { type: 'image/gif' }), first, last);
    } catch (error) {
      if (!signal.aborted) showStatus(`The GIF could not be created: ${error.message}`);
    }
  }

  function show(image, first, last) {
    if (objectUrl !== null) URL.revokeObjectURL(objectUrl);
    objectUrl = URL.createObjectURL(image);
    showStatus(`${Math.ceil(image.size / bytesPerKilobyte)} kB, steps ${first} to ${last}.`);
    result.href = objectUrl;
    result.download = `${form.dataset.name}-${first}-${last}.gif`;
    result.hidden = false;
  }

  function showStatus(text) {
    status.textContent = text;
  }
}

/** Colours of the current theme, as `#rrggbb`. */
function coloursOf(root) {
  // The computed colour of an element resolves light-dark(), which a canvas cannot.
  const sample = root.appendChild(document.createElement('span'));
  const colourOf = (name) => {
    sample.style.color = `var(${name})`;
    return hexOf(getComputedStyle(sample).color);
  };
  const tiles = Object.fromEntries(
    [...'IJLOSTZ'].map((letter) => [letter, colourOf(`--tile-${letter.toLowerCase()}`)]),
  );
  const colours = {
    page: colourOf('--background'),
    well: colourOf('--well'),
    ink: colourOf('--text'),
    ghost: colourOf('--line'),
    ...tiles,
  };
  sample.remove();
  return colours;
}

/** Converts any CSS colour to `#rrggbb` by painting one pixel of a canvas. */
function hexOf(colour) {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  context.fillStyle = colour.trim();
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
