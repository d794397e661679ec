// Draws the public state of a tetris-v2 session. The server calls nothing here and receives nothing:
// render gets one state after another and shows it. The same state always returns the same picture.

(() => {
  const CELL = 30;
  const ROWS = 20;
  const COLOURS = new Map([
    ['I', '#56b4e9'],
    ['J', '#4477dd'],
    ['L', '#e69f00'],
    ['O', '#c8b900'],
    ['S', '#009e73'],
    ['T', '#cc79a7'],
    ['Z', '#d55e00'],
  ]);

  const board = document.getElementById('board').getContext('2d');
  const queue = document.getElementById('queue').getContext('2d');

  function render(state) {
    drawBoard(state);
    drawQueue(state.next);
    show('score', state.score);
    show('lines', state.lines);
    show('level', state.level);
    show('status', state.status === 'ended' ? `ended: ${state.end_reason}` : state.status);
    show('event', state.last_event === null ? 'start' : state.last_event.type);
  }

  // Rows of the board come from the top; cells of the piece count rows from the floor.
  function drawBoard(state) {
    board.fillStyle = '#1c2229';
    board.fillRect(0, 0, 10 * CELL, ROWS * CELL);
    state.board.forEach((row, y) => {
      for (let x = 0; x < 10; x += 1) drawCell(board, row.charAt(x), x, y);
    });
    if (state.active === null) return;
    for (const cell of state.active.cells) drawCell(board, state.active.piece, cell[0], ROWS - 1 - cell[1]);
  }

  // A letter in each cell, so that pieces differ in more than colour.
  function drawCell(context, letter, x, y) {
    if (letter === '.') return;
    context.fillStyle = COLOURS.get(letter);
    context.fillRect(x * CELL + 1, y * CELL + 1, CELL - 2, CELL - 2);
    context.fillStyle = '#101418';
    context.font = '20px sans-serif';
    context.fillText(letter, x * CELL + 8, y * CELL + 22);
  }

  function drawQueue(pieces) {
    queue.fillStyle = '#1c2229';
    queue.fillRect(0, 0, 2 * CELL, 10 * CELL);
    pieces.forEach((piece, index) => {
      drawCell(queue, piece, 0.5, 2 * index + 0.5);
    });
  }

  function show(id, value) {
    document.getElementById(id).textContent = String(value);
  }

  window.RialtoRenderer = { render };
})();
