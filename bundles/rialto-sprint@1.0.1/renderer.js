// Draws a public snapshot of tetris-v2 into the elements of index.html: paths for what lies in the
// well, text for everything that is said. Colours and motion are the style sheet's. In the well one
// unit is one cell; columns count from the left, rows from the floor, both from 0.

(() => {
  const COLUMNS = 10;
  const ROWS = 20;
  const LETTERS = ['I', 'J', 'L', 'O', 'S', 'T', 'Z'];

  // A sign for each piece, drawn in a cell whose upper left corner is where the path begins.
  const SIGNS = new Map([
    ['I', 'm.35 .25v.5m.3 -.5v.5m-.65 -.75'],
    ['J', 'm.28 .25v.47h.44m-.72 -.72'],
    ['L', 'm.72 .25v.47h-.44m-.28 -.72'],
    ['O', 'm.5 .28l.22 .22l-.22 .22l-.22 -.22zm-.5 -.28'],
    ['S', 'm.27 .73l.46 -.46m-.73 -.27'],
    ['T', 'm.5 .26v.48m-.24 -.24h.48m-.74 -.5'],
    ['Z', 'm.27 .27l.46 .46m-.73 -.73'],
  ]);

  // Cells of each piece as it appears, for the queue: columns from the left, rows from the top.
  const SHAPES = new Map([
    [
      'I',
      [
        [0, 0.5],
        [1, 0.5],
        [2, 0.5],
        [3, 0.5],
      ],
    ],
    [
      'O',
      [
        [1, 0],
        [2, 0],
        [1, 1],
        [2, 1],
      ],
    ],
    [
      'T',
      [
        [0.5, 1],
        [1.5, 1],
        [2.5, 1],
        [1.5, 0],
      ],
    ],
    [
      'S',
      [
        [0.5, 1],
        [1.5, 1],
        [1.5, 0],
        [2.5, 0],
      ],
    ],
    [
      'Z',
      [
        [1.5, 1],
        [2.5, 1],
        [0.5, 0],
        [1.5, 0],
      ],
    ],
    [
      'J',
      [
        [0.5, 1],
        [1.5, 1],
        [2.5, 1],
        [0.5, 0],
      ],
    ],
    [
      'L',
      [
        [0.5, 1],
        [1.5, 1],
        [2.5, 1],
        [2.5, 0],
      ],
    ],
  ]);

  let shown = null;
  let turns = 0;

  function render(state) {
    const news = newsSince(shown, state);
    shown = state;
    showClock(state);
    showStack(state);
    showActive(state);
    showQueue(state.next);
    showFacts(state);
    showCall(state);
    showFinish(state);
    showMotion(news);
  }

  // What happened between the last state and this one; nothing when one does not follow the other.
  function newsSince(before, state) {
    if (before === null || before.session_id !== state.session_id || state.t_us < before.t_us) return [];
    const known = new Set(eventsOf(before).map(keyOf));
    return eventsOf(state).filter((event) => event.t_us >= before.t_us && !known.has(keyOf(event)));
  }

  function eventsOf(state) {
    const events = (state.events_since ?? []).slice();
    const { last_event: last } = state;
    if (last !== null) events.push(last);
    return events;
  }

  function keyOf(event) {
    return `${event.type} ${event.t_us}`;
  }

  // --- the well -----------------------------------------------------------------------------------

  function showStack(state) {
    const rows = (state.buffer ?? []).concat(state.board);
    const floor = ROWS - rows.length;
    for (const letter of LETTERS) put(`stack-${letter}`, 'd', facesOf(rows, floor, letter));
    put('stack-seams', 'd', seamsOf(rows, floor));
    put('stack-signs', 'd', signsOf(rows, floor));
    put('stack', 'class', state.status === 'ended' ? 'stack is-over' : 'stack');
  }

  // Neighbours of one letter become one box, so that no hair line parts them.
  function facesOf(rows, floor, letter) {
    let path = '';
    rows.forEach((letters, index) => {
      for (let column = 0; column < COLUMNS; column += 1) {
        if (letters.charAt(column) !== letter) continue;
        const start = column;
        while (letters.charAt(column + 1) === letter) column += 1;
        path += box(start, floor + index, column + 1 - start);
      }
    });
    return path;
  }

  function seamsOf(rows, floor) {
    let path = '';
    rows.forEach((letters, index) => {
      const below = rows.at(index + 1) ?? '';
      for (let column = 0; column < COLUMNS; column += 1) {
        const letter = letters.charAt(column);
        if (column + 1 < COLUMNS && letter !== letters.charAt(column + 1)) path += `M${column + 1} ${floor + index}v1`;
        if (below !== '' && letter !== below.charAt(column)) path += `M${column} ${floor + index + 1}h1`;
      }
    });
    return path;
  }

  function signsOf(rows, floor) {
    let path = '';
    rows.forEach((letters, index) => {
      for (let column = 0; column < COLUMNS; column += 1) {
        const sign = SIGNS.get(letters.charAt(column));
        if (sign !== undefined) path += `M${column} ${floor + index}${sign}`;
      }
    });
    return path;
  }

  function showActive(state) {
    const { active } = state;
    if (active === null) {
      for (const id of ['active', 'active-seams', 'active-signs', 'ghost']) put(id, 'd', '');
      return;
    }
    const drop = active.y - active.ghost_y;
    const places = active.cells.map(([column, row]) => [column, ROWS - 1 - row]);
    put('active', 'class', `face-${active.piece}`);
    put('active', 'd', places.map(([x, y]) => box(x, y, 1)).join(''));
    put('active-seams', 'd', outline(places));
    put('active-signs', 'd', places.map(([x, y]) => `M${x} ${y}${SIGNS.get(active.piece)}`).join(''));
    const landing = places.map(([x, y]) => [x, y + drop]);
    put('ghost', 'd', drop > 0 && state.status === 'running' ? outline(landing) : '');
  }

  // The edge around some cells: every side that has no other of them behind it.
  function outline(places) {
    const taken = new Set(places.map(([x, y]) => `${x} ${y}`));
    let path = '';
    for (const [x, y] of places) {
      if (!taken.has(`${x} ${y - 1}`)) path += `M${x} ${y}h1`;
      if (!taken.has(`${x} ${y + 1}`)) path += `M${x} ${y + 1}h1`;
      if (!taken.has(`${x - 1} ${y}`)) path += `M${x} ${y}v1`;
      if (!taken.has(`${x + 1} ${y}`)) path += `M${x + 1} ${y}v1`;
    }
    return path;
  }

  function box(x, y, width) {
    return `M${x} ${y}h${width}v1h-${width}z`;
  }

  // A bar runs through each cleared row, and a new level lights up. Two classes of one look take
  // turns: each starts its motion anew.
  function showMotion(news) {
    const clear = news.filter((event) => event.type === 'line_clear').at(-1);
    const isRaised = news.some((event) => event.type === 'level_up');
    if (clear === undefined && !isRaised) return;
    turns += 1;
    const turn = turns % 2 === 0 ? 'a' : 'b';
    if (clear !== undefined) {
      put('streak', 'd', clear.rows.map((row) => `M0 ${ROWS - 0.92 - row}h${COLUMNS}v.84h-${COLUMNS}z`).join(''));
      put('streak', 'class', `streak ${turn}`);
    }
    if (isRaised) put('level', 'class', `number ${turn}`);
  }

  function showFinish(state) {
    put('finish', 'class', state.status === 'ended' ? 'finish is-over' : 'finish');
    say('finish-why', state.status === 'ended' ? endWords(state.end_reason) : '');
    put('finish-score', 'class', `finish-score ${sizeOf(state.score)}`);
    say('finish-score', grouped(state.score));
  }

  // --- beside the well ----------------------------------------------------------------------------

  function showClock(state) {
    const { duration_us: left } = state.left;
    const whole = Math.max(1, left + state.t_us);
    const seconds = Math.max(0, Math.ceil(left / 1000000));
    say('time', `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
    put('bar', 'width', String(Math.max(0, Math.min(1000, Math.round((1000 * left) / whole)))));
  }

  function showQueue(next) {
    next.forEach((letter, index) => {
      const cells = SHAPES.get(letter);
      put(`next-${index + 1}`, 'class', `face-${letter}`);
      put(`next-${index + 1}`, 'd', cells.map(([x, y]) => box(x, y, 1)).join(''));
      put(`next-${index + 1}-signs`, 'd', cells.map(([x, y]) => `M${x} ${y}${SIGNS.get(letter)}`).join(''));
    });
  }

  function showFacts(state) {
    put('score', 'class', `number ${sizeOf(state.score)}`);
    say('score', grouped(state.score));
    say('lines', String(state.lines));
    say('level', String(state.level));
    say('pieces', String(state.pieces));
  }

  function showCall(state) {
    say('status', statusOf(state));
    say('event', eventWords(newsOf(state)));
  }

  function statusOf(state) {
    if (state.status === 'ended') return endWords(state.end_reason);
    if (state.combo > 0) return `Combo ×${state.combo}`;
    return state.back_to_back ? 'Chain on' : 'Running';
  }

  function endWords(reason) {
    if (reason === 'duration') return 'Finish';
    if (reason === 'top_out') return 'Topped out';
    if (reason === 'actions') return 'All actions used';
    return reason === 'resign' ? 'Resigned' : 'Over';
  }

  // A clear is the news even if a new level was its last consequence.
  function newsOf(state) {
    const { last_event: last } = state;
    const clear = eventsOf(state).find((event) => event.type === 'line_clear' && event.t_us === last.t_us);
    return clear !== undefined && last.type === 'level_up' ? clear : last;
  }

  function eventWords(event) {
    if (event === null) return 'Go';
    if (event.type === 'lock') return event.t_spin === 'none' ? `${event.piece} placed` : `T-spin +${event.points}`;
    if (event.type === 'level_up') return `Level ${event.level}`;
    if (event.type !== 'line_clear') return 'Last piece';
    const spin = event.t_spin === 'none' ? '' : 'T-spin, ';
    const clear = event.perfect_clear
      ? 'all clear'
      : `${event.rows.length} ${event.rows.length === 1 ? 'line' : 'lines'}`;
    return `${spin}${clear} +${grouped(event.points)}`;
  }

  // The class from which the style sheet takes the room that a score of so many digits needs.
  function sizeOf(number) {
    return `of-${Math.min(12, String(number).length)}`;
  }

  function grouped(number) {
    return String(number).replace(/\B(?=(\d{3})+$)/g, '\u202f');
  }

  // --- the elements -------------------------------------------------------------------------------

  function put(id, name, value) {
    document.getElementById(id).setAttribute(name, value);
  }

  function say(id, text) {
    document.getElementById(id).textContent = text;
  }

  window.RialtoRenderer = { render };
})();
