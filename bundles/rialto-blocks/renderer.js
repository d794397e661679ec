// Draws a public snapshot of tetris-v2 on one canvas. All lengths are whole device pixels, so that
// edges are sharp on any screen. Columns count from the left, rows from the floor, both from 0.

(() => {
  const COLUMNS = 10;
  const ROWS = 20;
  // Rows above the well in which pieces appear.
  const BUFFER_ROWS = 2;
  // Height of the words above the well in a narrow frame, in cells.
  const BAND_ROWS = 4.3;

  const FONT = '"Avenir Next", "Segoe UI", Inter, "Open Sans", system-ui, sans-serif';

  const PALETTE = new Map([
    ['I', { face: '#56b4e9', deep: '#2a7fb4', mark: '#0f4a70' }],
    ['O', { face: '#f0e442', deep: '#b8a800', mark: '#6b6100' }],
    ['T', { face: '#d487b1', deep: '#9d4f7b', mark: '#5c2443' }],
    ['S', { face: '#1fb58a', deep: '#007a5a', mark: '#00402f' }],
    ['Z', { face: '#e8703a', deep: '#a94208', mark: '#5e2200' }],
    ['J', { face: '#4d8fe0', deep: '#1f5fae', mark: '#0b2f5e' }],
    ['L', { face: '#e9ab2f', deep: '#a87000', mark: '#5a3b00' }],
  ]);

  const DARK = {
    page: '#0c111b',
    well: '#141b29',
    line: '#1f293b',
    wall: '#3b4a66',
    ink: '#eef2f8',
    soft: '#93a1b8',
    accent: '#ffd166',
    veil: 'rgba(12, 17, 27, 0.66)',
    plate: '#202b3f',
    flash: '#ffffff',
  };
  const LIGHT = {
    page: '#f3efe6',
    well: '#fffdf8',
    line: '#ece6d8',
    wall: '#b9ae97',
    ink: '#1d2430',
    soft: '#6a6f7a',
    accent: '#a8480b',
    veil: 'rgba(243, 239, 230, 0.64)',
    plate: '#ffffff',
    flash: '#ff9f1c',
  };

  // Cells of each piece as it appears, for the queue: columns from the left, rows from the floor.
  const SHAPES = new Map([
    [
      'I',
      {
        width: 4,
        height: 1,
        cells: [
          [0, 0],
          [1, 0],
          [2, 0],
          [3, 0],
        ],
      },
    ],
    [
      'O',
      {
        width: 2,
        height: 2,
        cells: [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ],
      },
    ],
    [
      'T',
      {
        width: 3,
        height: 2,
        cells: [
          [0, 0],
          [1, 0],
          [2, 0],
          [1, 1],
        ],
      },
    ],
    [
      'S',
      {
        width: 3,
        height: 2,
        cells: [
          [0, 0],
          [1, 0],
          [1, 1],
          [2, 1],
        ],
      },
    ],
    [
      'Z',
      {
        width: 3,
        height: 2,
        cells: [
          [1, 0],
          [2, 0],
          [0, 1],
          [1, 1],
        ],
      },
    ],
    [
      'J',
      {
        width: 3,
        height: 2,
        cells: [
          [0, 0],
          [1, 0],
          [2, 0],
          [0, 1],
        ],
      },
    ],
    [
      'L',
      {
        width: 3,
        height: 2,
        cells: [
          [0, 0],
          [1, 0],
          [2, 0],
          [2, 1],
        ],
      },
    ],
  ]);

  const canvas = document.getElementById('game');
  const pen = canvas.getContext('2d');

  let shown = null;
  let effects = [];
  let isAnimating = false;

  function render(state) {
    effects = effects.concat(effectsBetween(shown, state));
    shown = state;
    canvas.setAttribute('aria-label', describe(state));
    draw();
    startAnimation();
  }

  // --- what happened since the last state -------------------------------------------------------

  function effectsBetween(before, state) {
    if (before === null || prefersStillness() || !follows(before, state)) return [];
    const known = new Set(eventsOf(before).map(keyOf));
    return eventsOf(state)
      .filter((event) => event.t_us >= before.t_us && !known.has(keyOf(event)))
      .map((event) => ({ event, duration: durationOf(event), startedAt: -1, share: 0 }))
      .filter((effect) => effect.duration > 0);
  }

  function follows(before, state) {
    return before.session_id === state.session_id && state.t_us >= before.t_us && state.pieces >= before.pieces;
  }

  function eventsOf(state) {
    const events = (state.events_since ?? []).slice();
    const { last_event: last } = state;
    if (last !== null && !events.some((event) => keyOf(event) === keyOf(last))) events.push(last);
    return events;
  }

  function keyOf(event) {
    return `${event.type} ${event.t_us}`;
  }

  function durationOf(event) {
    if (event.type === 'lock') return 160;
    if (event.type === 'line_clear') return 620;
    if (event.type === 'level_up') return 900;
    return event.type === 'end' ? 700 : 0;
  }

  function startAnimation() {
    if (isAnimating || effects.length === 0) return;
    isAnimating = true;
    requestAnimationFrame(animate);
  }

  function animate(now) {
    for (const effect of effects) {
      if (effect.startedAt < 0) effect.startedAt = now;
      effect.share = Math.min(1, (now - effect.startedAt) / effect.duration);
    }
    effects = effects.filter((effect) => effect.share < 1);
    draw();
    if (effects.length > 0) requestAnimationFrame(animate);
    else isAnimating = false;
  }

  // --- the picture -------------------------------------------------------------------------------

  function draw() {
    if (shown === null) return;
    fitCanvas();
    const theme = prefersLight() ? LIGHT : DARK;
    const layout = layOut(canvas.width, canvas.height);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalAlpha = 1;
    pen.fillStyle = theme.page;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    drawWell(layout, theme);
    drawStack(layout, shown);
    drawActive(layout, shown.active, shown.status);
    drawFlashes(layout, theme);
    if (shown.status === 'ended') drawEnd(layout, theme, shown);
    drawPanel(layout, theme, shown);
    drawPopups(layout, theme);
  }

  function fitCanvas() {
    const ratio = window.devicePixelRatio || 1;
    const width = Math.max(1, Math.round(canvas.clientWidth * ratio));
    const height = Math.max(1, Math.round(canvas.clientHeight * ratio));
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
  }

  // A panel beside the well where the frame is wide enough, else a band above it.
  function layOut(width, height) {
    const margin = Math.max(4, Math.floor(Math.min(width, height) * 0.025));
    const besideCell = cellSize(width - 3 * margin, height - 2 * margin, COLUMNS + 6, ROWS + BUFFER_ROWS);
    const aboveCell = cellSize(width - 2 * margin, height - 3 * margin, COLUMNS, ROWS + BUFFER_ROWS + BAND_ROWS);
    const isBeside = besideCell >= aboveCell;
    const cell = isBeside ? besideCell : aboveCell;
    const wellWidth = cell * COLUMNS;
    const wellHeight = cell * ROWS;
    const bandHeight = isBeside ? 0 : Math.floor(cell * BAND_ROWS);
    const wholeWidth = isBeside ? wellWidth + margin + Math.floor(cell * 6) : wellWidth;
    const wholeHeight = wellHeight + cell * BUFFER_ROWS + (isBeside ? 0 : bandHeight + margin);
    const x = Math.floor((width - wholeWidth) / 2);
    const y = Math.floor((height - wholeHeight) / 2);
    const wellY = y + (isBeside ? 0 : bandHeight + margin) + cell * BUFFER_ROWS;
    return {
      isBeside,
      cell,
      x,
      y: wellY,
      width: wellWidth,
      height: wellHeight,
      floor: wellY + wellHeight,
      panelX: isBeside ? x + wellWidth + margin + Math.floor(cell * 0.4) : x,
      panelY: isBeside ? wellY : y,
      panelWidth: isBeside ? Math.floor(cell * 5.6) : wellWidth,
      panelHeight: isBeside ? wellHeight : bandHeight,
    };
  }

  function cellSize(width, height, columns, rows) {
    return Math.max(2, Math.floor(Math.min(width / columns, height / rows)));
  }

  function drawWell(layout, theme) {
    const { x, y, width, height, cell } = layout;
    const line = Math.max(1, Math.round(cell / 28));
    pen.fillStyle = theme.well;
    pen.fillRect(x, y, width, height);
    pen.fillStyle = theme.line;
    for (let column = 1; column < COLUMNS; column += 1) pen.fillRect(x + column * cell, y, line, height);
    for (let row = 1; row < ROWS; row += 1) pen.fillRect(x, y + row * cell, width, line);
    const wall = Math.max(2, Math.round(cell / 9));
    pen.fillStyle = theme.wall;
    pen.fillRect(x - wall, y, wall, height + wall);
    pen.fillRect(x + width, y, wall, height + wall);
    pen.fillRect(x - wall, y + height, width + 2 * wall, wall);
  }

  function drawStack(layout, state) {
    const rows = state.buffer === undefined ? state.board : state.buffer.concat(state.board);
    const top = rows.length - 1;
    rows.forEach((letters, index) => {
      for (let column = 0; column < COLUMNS; column += 1) {
        const letter = letters.charAt(column);
        if (letter !== '.') drawCell(layout, column, top - index, letter);
      }
    });
  }

  function drawActive(layout, active, status) {
    if (active === null) return;
    const drop = active.y - active.ghost_y;
    if (drop > 0 && status === 'running') {
      for (const [column, row] of active.cells) drawGhost(layout, column, row - drop, active.piece);
    }
    for (const [column, row] of active.cells) drawCell(layout, column, row, active.piece);
  }

  function drawCell(layout, column, row, letter) {
    if (row >= ROWS + BUFFER_ROWS) return;
    const { cell } = layout;
    const gap = Math.max(1, Math.round(cell / 22));
    block(layout.x + column * cell + gap, layout.floor - (row + 1) * cell + gap, cell - gap, letter, 1);
  }

  // One cell: a face with a lit upper edge, a shaded lower one, and the pattern of its piece.
  function block(x, y, size, letter, alpha) {
    const colours = PALETTE.get(letter);
    const edge = Math.max(1, Math.round(size / 9));
    const radius = Math.round(size / 6);
    pen.globalAlpha = alpha;
    pen.fillStyle = colours.deep;
    roundedBox(x, y, size, size, radius);
    pen.fill();
    pen.fillStyle = colours.face;
    roundedBox(x, y, size, size - edge, radius);
    pen.fill();
    pen.fillStyle = 'rgba(255, 255, 255, 0.34)';
    roundedBox(x + edge, y + Math.ceil(edge / 2), size - 2 * edge, Math.ceil(edge / 2), edge / 4);
    pen.fill();
    pen.globalAlpha = alpha * 0.62;
    pattern(x, y, size, edge, letter, colours.mark);
    pen.globalAlpha = 1;
  }

  function drawGhost(layout, column, row, letter) {
    if (row >= ROWS + BUFFER_ROWS) return;
    const { cell } = layout;
    const gap = Math.max(1, Math.round(cell / 11));
    const line = Math.max(1, Math.round(cell / 13));
    const x = layout.x + column * cell + gap;
    const y = layout.floor - (row + 1) * cell + gap;
    const size = cell - 2 * gap;
    const colours = PALETTE.get(letter);
    const isLight = prefersLight();
    pen.globalAlpha = 0.16;
    pen.fillStyle = colours.face;
    roundedBox(x, y, size, size, Math.round(size / 6));
    pen.fill();
    pen.globalAlpha = 0.9;
    pen.strokeStyle = isLight ? colours.deep : colours.face;
    pen.lineWidth = line;
    pen.setLineDash([Math.max(2, size / 5), Math.max(2, size / 7)]);
    roundedBox(x + line / 2, y + line / 2, size - line, size - line, Math.round(size / 6));
    pen.stroke();
    pen.setLineDash([]);
    pen.globalAlpha = 1;
  }

  function pattern(x, y, size, edge, letter, colour) {
    const height = size - edge;
    const inset = size * 0.26;
    const left = x + inset;
    const right = x + size - inset;
    const top = y + inset * 0.95;
    const bottom = y + height - inset * 0.85;
    const middleX = (left + right) / 2;
    const middleY = (top + bottom) / 2;
    pen.strokeStyle = colour;
    pen.fillStyle = colour;
    pen.lineWidth = Math.max(1, size / 9);
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.beginPath();
    if (letter === 'I') {
      const third = (right - left) / 4;
      pen.moveTo(middleX - third, top);
      pen.lineTo(middleX - third, bottom);
      pen.moveTo(middleX + third, top);
      pen.lineTo(middleX + third, bottom);
    } else if (letter === 'O') {
      pen.arc(middleX, middleY, (right - left) / 2.6, 0, Math.PI * 2);
    } else if (letter === 'T') {
      pen.moveTo(middleX, top);
      pen.lineTo(middleX, bottom);
      pen.moveTo(left, middleY);
      pen.lineTo(right, middleY);
    } else if (letter === 'S') {
      pen.moveTo(left, middleY + (bottom - top) / 8);
      pen.lineTo(middleX + (right - left) / 8, top);
      pen.moveTo(middleX - (right - left) / 8, bottom);
      pen.lineTo(right, middleY - (bottom - top) / 8);
    } else if (letter === 'Z') {
      pen.moveTo(middleX - (right - left) / 8, top);
      pen.lineTo(right, middleY + (bottom - top) / 8);
      pen.moveTo(left, middleY - (bottom - top) / 8);
      pen.lineTo(middleX + (right - left) / 8, bottom);
    } else if (letter === 'J') {
      pen.moveTo(left, top);
      pen.lineTo(left, bottom);
      pen.lineTo(right, bottom);
    } else {
      pen.moveTo(right, top);
      pen.lineTo(right, bottom);
      pen.lineTo(left, bottom);
    }
    pen.stroke();
  }

  function roundedBox(x, y, width, height, radius) {
    pen.beginPath();
    pen.roundRect(x, y, Math.max(0, width), Math.max(0, height), Math.max(0, radius));
  }

  // --- words and numbers ------------------------------------------------------------------------

  function drawPanel(layout, theme, state) {
    if (layout.isBeside) drawColumn(layout, theme, state);
    else drawBand(layout, theme, state);
  }

  function drawColumn(layout, theme, state) {
    const { cell, panelX, panelY, panelWidth, floor } = layout;
    label('NEXT', panelX, panelY + cell * 0.55, cell, theme);
    state.next.forEach((letter, index) => {
      const size = Math.floor(cell * (index === 0 ? 0.95 : 0.68));
      const y = panelY + cell * (index === 0 ? 1.05 : 1.9 + index * 1.72);
      queuePiece(letter, panelX, Math.round(y), size, index === 0 ? 1 : 0.86);
    });
    const scoreY = panelY + cell * 11.2;
    label('SCORE', panelX, scoreY, cell, theme);
    value(grouped(state.score), panelX, scoreY + cell * 1.35, cell * 1.3, panelWidth, theme.ink);
    label('LINES', panelX, scoreY + cell * 2.5, cell, theme);
    value(String(state.lines), panelX, scoreY + cell * 3.6, cell * 1.05, panelWidth / 2, theme.ink);
    label('LEVEL', panelX + panelWidth * 0.52, scoreY + cell * 2.5, cell, theme);
    value(String(state.level), panelX + panelWidth * 0.52, scoreY + cell * 3.6, cell * 1.05, panelWidth / 2, theme.ink);
    label('LEFT', panelX, scoreY + cell * 4.75, cell, theme);
    value(clock(state.left.duration_us), panelX, scoreY + cell * 5.8, cell * 0.95, panelWidth, theme.ink);
    value(statusOf(state), panelX, floor - cell * 1.15, cell * 0.66, panelWidth, theme.accent);
    value(wordsOf(newsOf(state)), panelX, floor - cell * 0.25, cell * 0.58, panelWidth, theme.soft);
  }

  function drawBand(layout, theme, state) {
    const { cell, panelX, panelY, panelWidth } = layout;
    const column = panelWidth / 10;
    label('SCORE', panelX, panelY + cell * 0.55, cell, theme);
    value(grouped(state.score), panelX, panelY + cell * 1.75, cell * 1.15, column * 4, theme.ink);
    label('LINES', panelX + column * 4.3, panelY + cell * 0.55, cell, theme);
    value(String(state.lines), panelX + column * 4.3, panelY + cell * 1.6, cell * 0.9, column * 1.7, theme.ink);
    label('LEVEL', panelX + column * 6.2, panelY + cell * 0.55, cell, theme);
    value(String(state.level), panelX + column * 6.2, panelY + cell * 1.6, cell * 0.9, column * 1.6, theme.ink);
    label('LEFT', panelX + column * 8.1, panelY + cell * 0.55, cell, theme);
    value(
      clock(state.left.duration_us),
      panelX + column * 8.1,
      panelY + cell * 1.6,
      cell * 0.9,
      column * 1.9,
      theme.ink,
    );
    let x = panelX;
    state.next.forEach((letter, index) => {
      const size = Math.floor(cell * (index === 0 ? 0.56 : 0.4));
      const { width, height } = SHAPES.get(letter);
      queuePiece(letter, x, Math.round(panelY + cell * 2.75 - (height * size) / 2), size, index === 0 ? 1 : 0.86);
      x += Math.round(size * width + cell * 0.42);
    });
    value(statusOf(state), panelX, panelY + cell * 4.15, cell * 0.58, column * 4.4, theme.accent);
    value(wordsOf(newsOf(state)), panelX + column * 4.6, panelY + cell * 4.15, cell * 0.54, column * 5.4, theme.soft);
  }

  function queuePiece(letter, x, y, size, alpha) {
    const { cells, height } = SHAPES.get(letter);
    const gap = Math.max(1, Math.round(size / 20));
    for (const [column, row] of cells)
      block(x + column * size, y + (height - 1 - row) * size, size - gap, letter, alpha);
  }

  function label(text, x, y, cell, theme) {
    pen.font = `600 ${Math.max(5, Math.round(cell * 0.46))}px ${FONT}`;
    pen.textAlign = 'left';
    pen.textBaseline = 'alphabetic';
    pen.fillStyle = theme.soft;
    pen.letterSpacing = `${Math.round(cell * 0.06)}px`;
    pen.fillText(text, Math.round(x), Math.round(y));
    pen.letterSpacing = '0px';
  }

  // Text that shrinks rather than leave its box.
  function value(text, x, y, size, width, colour) {
    pen.textAlign = 'left';
    pen.textBaseline = 'alphabetic';
    fitFont(text, 700, size, width);
    pen.fillStyle = colour;
    pen.fillText(text, Math.round(x), Math.round(y));
  }

  function fitFont(text, weight, size, width) {
    pen.font = `${weight} ${Math.round(size)}px ${FONT}`;
    const measured = pen.measureText(text).width;
    if (measured > width) pen.font = `${weight} ${Math.max(6, Math.floor((size * width) / measured))}px ${FONT}`;
  }

  function grouped(number) {
    return String(number).replace(/\B(?=(\d{3})+$)/g, '\u202f');
  }

  function clock(microseconds) {
    const seconds = Math.max(0, Math.ceil(microseconds / 1000000));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }

  function statusOf(state) {
    if (state.status === 'running') return state.combo > 0 ? `Combo ×${state.combo}` : 'Playing';
    return endWords(state.end_reason);
  }

  function endWords(reason) {
    if (reason === 'top_out') return 'Topped out';
    if (reason === 'duration') return 'Time is up';
    if (reason === 'actions') return 'All actions used';
    if (reason === 'resign') return 'Resigned';
    return 'Game over';
  }

  // A clear is the news even if a new level was its last consequence.
  function newsOf(state) {
    const { last_event: last } = state;
    const clear = eventsOf(state).find((event) => event.type === 'line_clear' && event.t_us === last.t_us);
    return clear !== undefined && last.type === 'level_up' ? clear : last;
  }

  function wordsOf(event) {
    if (event === null) return 'Ready';
    if (event.type === 'lock') return event.t_spin === 'none' ? `${event.piece} placed` : spinWords(event.t_spin);
    if (event.type === 'level_up') return `Level ${event.level}`;
    if (event.type === 'end') return 'The end';
    return event.type === 'line_clear' ? `${clearWords(event)} +${grouped(event.points)}` : '';
  }

  function clearWords(event) {
    if (event.perfect_clear) return 'Perfect clear';
    const count = ['Single', 'Double', 'Triple', 'Four lines'].at(event.rows.length - 1);
    const words = event.t_spin === 'none' ? count : `${spinWords(event.t_spin)} ${count.toLowerCase()}`;
    return event.back_to_back ? `${words}, back to back` : words;
  }

  function spinWords(spin) {
    return spin === 'mini' ? 'Mini T-spin' : 'T-spin';
  }

  function describe(state) {
    return `Rialto Blocks: score ${state.score}, ${state.lines} lines, level ${state.level}, ${statusOf(state)}, next ${state.next.join(' ')}`;
  }

  // --- effects, on top of the picture -----------------------------------------------------------

  function drawFlashes(layout, theme) {
    const { x, width, floor, cell } = layout;
    for (const { event, share } of effects) {
      if (event.type === 'lock') {
        pen.globalAlpha = 0.5 * (1 - share);
        pen.fillStyle = theme.flash;
        for (const [column, row] of event.cells) pen.fillRect(x + column * cell, floor - (row + 1) * cell, cell, cell);
      } else if (event.type === 'line_clear') {
        const remaining = 1 - share * share;
        const half = Math.round((width / 2) * remaining);
        pen.globalAlpha = 0.85 * remaining;
        pen.fillStyle = theme.flash;
        for (const row of event.rows) pen.fillRect(x + width / 2 - half, floor - (row + 1) * cell, 2 * half, cell);
      } else if (event.type === 'level_up') {
        pen.globalAlpha = Math.sin(share * Math.PI);
        pen.strokeStyle = theme.accent;
        pen.lineWidth = Math.max(2, Math.round(cell / 4));
        pen.strokeRect(x, floor - layout.height, width, layout.height);
      }
    }
    pen.globalAlpha = 1;
  }

  function drawPopups(layout, theme) {
    const { x, width, floor, cell } = layout;
    for (const { event, share } of effects) {
      const text = popupText(event);
      if (text === '') continue;
      const row = event.type === 'line_clear' ? Math.max(...event.rows) + 2 : ROWS / 2;
      pen.globalAlpha = Math.min(1, 2.4 * (1 - share));
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      fitFont(text, 800, cell * 1.1, width * 0.92);
      const y = Math.max(floor - layout.height + cell, floor - row * cell - share * cell);
      pen.lineWidth = Math.max(3, cell / 5);
      pen.lineJoin = 'round';
      pen.strokeStyle = theme.well;
      pen.strokeText(text, x + width / 2, y);
      pen.fillStyle = theme.accent;
      pen.fillText(text, x + width / 2, y);
    }
    pen.globalAlpha = 1;
  }

  function popupText(event) {
    if (event.type === 'line_clear') return `${clearWords(event)} +${grouped(event.points)}`;
    if (event.type === 'lock' && event.t_spin !== 'none') return `${spinWords(event.t_spin)} +${grouped(event.points)}`;
    return event.type === 'level_up' ? `Level ${event.level}` : '';
  }

  function drawEnd(layout, theme, state) {
    const { x, width, height, floor, cell } = layout;
    const ending = effects.find(({ event }) => event.type === 'end');
    const share = ending === undefined ? 1 : ending.share;
    const covered = Math.round((height + cell * BUFFER_ROWS) * share);
    pen.fillStyle = theme.veil;
    pen.fillRect(x, floor - covered, width, covered);
    pen.globalAlpha = share;
    const plateHeight = Math.round(cell * 3.6);
    const plateY = Math.round(floor - height / 2 - plateHeight / 2);
    pen.fillStyle = theme.plate;
    roundedBox(
      x + Math.round(cell * 0.7),
      plateY,
      width - 2 * Math.round(cell * 0.7),
      plateHeight,
      Math.round(cell / 2.5),
    );
    pen.fill();
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    fitFont(endWords(state.end_reason), 800, cell * 1.15, width * 0.76);
    pen.fillStyle = theme.accent;
    pen.fillText(endWords(state.end_reason), x + width / 2, plateY + plateHeight * 0.36);
    const points = `${grouped(state.score)} points`;
    fitFont(points, 600, cell * 0.8, width * 0.76);
    pen.fillStyle = theme.ink;
    pen.fillText(points, x + width / 2, plateY + plateHeight * 0.72);
    pen.globalAlpha = 1;
  }

  // --- what the viewer prefers ------------------------------------------------------------------

  function prefersLight() {
    return window.matchMedia('(prefers-color-scheme: light)').matches;
  }

  function prefersStillness() {
    return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  new ResizeObserver(draw).observe(canvas);

  window.RialtoRenderer = { render };
})();
