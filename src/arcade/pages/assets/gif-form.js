// Form for an animated GIF of some steps of a replay. The encoder is loaded on request.

const bytesPerKilobyte = 1_000;

/** Sets up the form for a recorded game; `position()` is the step that the player shows. */
export function setUpGifForm(recordedGame, position) {
  const box = document.querySelector('[data-gif]');
  if (box === null) return;
  const part = (name) => box.querySelector(`[data-gif-${name}]`);
  const [form, from, to, status, result] = ['form', 'from', 'to', 'status', 'result'].map(part);
  let controller = null;
  let address = null;
  from.max = String(recordedGame.last);
  to.max = String(recordedGame.last);
  form.hidden = false;
  box.addEventListener('toggle', () => {
    if (!box.open) return;
    const steps = Number(form.dataset.steps);
    const start = Math.max(0, Math.min(position(), recordedGame.last - steps));
    from.value = String(start);
    to.value = String(Math.min(recordedGame.last, start + steps));
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void createGif();
  });

  async function createGif() {
    controller?.abort();
    controller = new AbortController();
    const { signal } = controller;
    const { makeGif, gifStepsMax } = await import('./replay-gif.js');
    const [first, last] = [Number(from.value), Number(to.value)].sort((one, other) => one - other);
    if (last - first > gifStepsMax) return showStatus(`Choose at most ${gifStepsMax} steps.`);
    try {
      const bytes = await makeGif(recordedGame, {
        from: first,
        to: last,
        speed: Number(document.querySelector('[data-speed]').value),
        caption: form.dataset.caption,
        colours: coloursOf(document.documentElement),
        onProgress: (share) => showStatus(`${Math.round(share * 100)} %`),
        signal,
      });
      show(new Blob([bytes], { type: 'image/gif' }), first, last);
    } catch (error) {
      if (!signal.aborted) showStatus(`The GIF could not be created: ${error.message}`);
    }
  }

  function show(image, first, last) {
    if (address !== null) URL.revokeObjectURL(address);
    address = URL.createObjectURL(image);
    showStatus(`${Math.ceil(image.size / bytesPerKilobyte)} kB, steps ${first} to ${last}.`);
    result.href = address;
    result.download = `${form.dataset.name}-${first}-${last}.gif`;
    result.hidden = false;
  }

  function showStatus(text) {
    status.textContent = text;
  }
}

/** Colours of the current theme, as `#rrggbb`. */
function coloursOf(root) {
  const style = getComputedStyle(root);
  const colourOf = (name) => hexOf(style.getPropertyValue(name));
  const tiles = Object.fromEntries(
    [...'IJLOSTZ'].map((letter) => [letter, colourOf(`--tile-${letter.toLowerCase()}`)]),
  );
  return {
    page: colourOf('--ground'),
    well: colourOf('--well'),
    ink: colourOf('--ink'),
    ghost: colourOf('--line'),
    ...tiles,
  };
}

/** Converts any CSS colour to `#rrggbb` by painting one pixel of a canvas. */
function hexOf(colour) {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  context.fillStyle = colour.trim();
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
