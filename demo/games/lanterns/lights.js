// How each piece is lit: a colour, and a shape in the middle, so that players can tell the pieces apart without colours.

const LIGHTS = new Map([
  ['I', { glow: '#7fd4ff', shape: 'bar' }],
  ['J', { glow: '#8fa2ff', shape: 'low' }],
  ['L', { glow: '#ffb454', shape: 'high' }],
  ['O', { glow: '#ffe066', shape: 'ring' }],
  ['S', { glow: '#7ee0a8', shape: 'rise' }],
  ['T', { glow: '#e59cff', shape: 'cross' }],
  ['Z', { glow: '#ff8a80', shape: 'fall' }],
]);

// Line of each shape in a cell of size 1: x and y of its start, x and y of its end.
const STROKES = new Map([
  ['bar', [0.5, 0.3, 0.5, 0.7]],
  ['low', [0.32, 0.64, 0.68, 0.64]],
  ['high', [0.32, 0.36, 0.68, 0.36]],
  ['rise', [0.34, 0.66, 0.66, 0.34]],
  ['fall', [0.34, 0.34, 0.66, 0.66]],
]);

// One lantern in the cell at column x and row y of a picture whose cells have this size.
export function drawLantern(context, letter, x, y, size) {
  const light = LIGHTS.get(letter);
  if (light === undefined) return;
  context.fillStyle = light.glow;
  context.beginPath();
  context.roundRect((x + 0.06) * size, (y + 0.06) * size, 0.88 * size, 0.88 * size, 0.3 * size);
  context.fill();
  context.strokeStyle = '#0b1026';
  context.lineWidth = 0.09 * size;
  context.beginPath();
  drawMark(context, light.shape, x, y, size);
  context.stroke();
}

function drawMark(context, shape, x, y, size) {
  if (shape === 'ring') {
    context.arc((x + 0.5) * size, (y + 0.5) * size, 0.17 * size, 0, 2 * Math.PI);
    return;
  }
  if (shape === 'cross') {
    drawLine(context, [0.5, 0.32, 0.5, 0.68], x, y, size);
    drawLine(context, [0.32, 0.5, 0.68, 0.5], x, y, size);
    return;
  }
  drawLine(context, STROKES.get(shape), x, y, size);
}

function drawLine(context, line, x, y, size) {
  context.moveTo((x + line[0]) * size, (y + line[1]) * size);
  context.lineTo((x + line[2]) * size, (y + line[3]) * size);
}
