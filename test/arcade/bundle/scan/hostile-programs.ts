/** A program to scan. Its name says which capability it uses, in which encoding and position. */
export interface TestProgram {
  readonly name: string;
  readonly text: string;
}

/** A capability as an object and a member name; `use` is how a program uses it. */
interface Capability {
  readonly object: string;
  readonly member: string;
  readonly use: (expression: string) => string;
}

/** A statement that only evaluates the expression. */
const read = (expression: string): string => `void (${expression});`;
/** A statement that calls the expression with these arguments. */
const call =
  (args: string) =>
  (expression: string): string =>
    `(${expression})(${args});`;

const element = "document.createElement('div')";
const capabilities: readonly Capability[] = [
  { object: 'window', member: 'fetch', use: call("'/'") },
  { object: 'window', member: 'location', use: (expression) => `(${expression}).href = '/';` },
  { object: 'window', member: 'parent', use: (expression) => `(${expression}).postMessage(1, '*');` },
  { object: 'window', member: 'localStorage', use: (expression) => `(${expression}).a = 1;` },
  { object: 'window', member: 'setTimeout', use: call('() => {}, 1') },
  { object: 'window', member: 'eval', use: call("'1'") },
  { object: 'window', member: 'Worker', use: (expression) => `new (${expression})('a.js');` },
  { object: 'document', member: 'cookie', use: read },
  { object: 'document', member: 'defaultView', use: (expression) => `(${expression}).alert(1);` },
  { object: 'document', member: 'write', use: call("'<b>'") },
  { object: 'document', member: 'addEventListener', use: call("'click', () => {}") },
  { object: element, member: 'ownerDocument', use: (expression) => `(${expression}).defaultView.open();` },
  { object: element, member: 'innerHTML', use: read },
  { object: element, member: 'attachShadow', use: call("{ mode: 'open' }") },
  { object: element, member: 'onclick', use: read },
  { object: element, member: 'focus', use: call('') },
  { object: element, member: 'click', use: call('') },
  { object: '(() => {})', member: 'constructor', use: call("'return 1'") },
  { object: '[]', member: 'constructor', use: (expression) => `(${expression}).from('a');` },
  { object: 'state', member: 'constructor', use: (expression) => `(${expression}).assign({}, {});` },
  { object: 'Math', member: 'random', use: call('') },
  { object: 'Date', member: 'now', use: call('') },
  { object: 'Object', member: 'getPrototypeOf', use: call('document') },
  { object: 'Object', member: 'defineProperty', use: call("document, 'a', {}") },
];

type Encoding = (capability: Capability) => string;

const fromCharCodes = (text: string): string =>
  `String.fromCharCode(${Array.from(text, (letter) => letter.charCodeAt(0)).join(', ')})`;
const halves = (text: string): readonly [string, string] => [text.slice(0, 2), text.slice(2)];

/** Encodings of the member name. */
const encodings: Readonly<Record<string, Encoding>> = {
  plain: ({ object, member, use }) => use(`${object}.${member}`),
  'optional chaining': ({ object, member, use }) => use(`${object}?.${member}`),
  'bracket notation': ({ object, member, use }) => use(`${object}['${member}']`),
  'concatenated from two strings': ({ object, member, use }) =>
    use(`${object}['${halves(member)[0]}' + '${halves(member)[1]}']`),
  'built with String.fromCharCode': ({ object, member, use }) => use(`${object}[${fromCharCodes(member)}]`),
  'in a template literal': ({ object, member, use }) =>
    use(`${object}[\`${halves(member)[0]}\${'${halves(member)[1]}'}\`]`),
  'read from a variable': ({ object, member, use }) => `let key = '${member}'; ${use(`${object}[key]`)}`,
  'joined from an array': ({ object, member, use }) =>
    use(`${object}[['${halves(member)[0]}', '${halves(member)[1]}'].join('')]`),
  reversed: ({ object, member, use }) =>
    use(`${object}['${Array.from(member).reverse().join('')}'.split('').reverse().join('')]`),
  destructured: ({ object, member, use }) => `const { ${member}: taken } = ${object}; ${use('taken')}`,
  'destructured by a computed key': ({ object, member, use }) =>
    `const { ['${member}']: taken } = ${object}; ${use('taken')}`,
  'destructuring default': ({ object, member, use }) => `const { a = ${object}.${member} } = {}; ${use('a')}`,
  'returned by a getter': ({ object, member, use }) => use(`({ get a() { return ${object}.${member}; } }).a`),
  'read from this': ({ object, member, use }) => use(`({ a: ${object}, b() { return this.a.${member}; } }).b()`),
  'passed as an argument': ({ object, member, use }) => use(`((a) => a.${member})(${object})`),
  'stored in an array': ({ object, member, use }) => use(`[${object}][0].${member}`),
  'stored in a Map': ({ object, member, use }) => use(`new Map([['a', ${object}]]).get('a').${member}`),
  'yielded by a generator': ({ object, member, use }) =>
    `const give = function* () { yield ${object}; }; for (const a of give()) { ${use(`a.${member}`)} }`,
  thrown: ({ object, member, use }) => `try { throw ${object}; } catch (a) { ${use(`a.${member}`)} }`,
  'read with Object.values': ({ object, use }) => use(`Object.values(${object})[0]`),
};

/** Whether an encoding is tested with a capability: `Object.values` is not refused for every object. */
function isTestedWith(encoding: string, { object }: Capability): boolean {
  return encoding !== 'read with Object.values' || /^(?:window|document|Math|Object)/.test(object);
}

const rendererWith = (body: string, top = ''): string =>
  `${top}\nfunction render(state) { ${body} }\nwindow.RialtoRenderer = { render };`;

/** Positions of the code in a renderer. */
const positions: Readonly<Record<string, (body: string) => string>> = {
  'in render': (body) => rendererWith(body),
  'at the top': (body) => rendererWith('', `const state = { a: 1 }; { ${body} }`),
  'in a static block': (body) => rendererWith(`class A { static { ${body} } }`),
  'in a callback': (body) => rendererWith(`[1].forEach(() => { ${body} });`),
  'in an animation frame': (body) => rendererWith(`requestAnimationFrame(() => { ${body} });`),
  'in a constructor': (body) => rendererWith(`class A { constructor() { ${body} } } new A();`),
  'in a setter': (body) => rendererWith(`const o = { set a(value) { ${body} } }; o.a = 1;`),
  'in a function that nothing calls': (body) => rendererWith(`function unused() { ${body} }`),
  'in a default value': (body) => rendererWith(`const give = (a = (() => { ${body} })()) => a; give();`),
  'in toString': (body) => rendererWith(`const o = { toString() { ${body} return ''; } }; void (o + '');`),
};

/** Programs that use every capability in every encoding, each in three positions of a renderer. */
export function hostilePrograms(): TestProgram[] {
  return capabilities.flatMap((capability) =>
    Object.entries(encodings).flatMap(([encoding, encode], index) => {
      if (!isTestedWith(encoding, capability)) return [];
      const entries = Object.entries(positions);
      // Tests each pair of capability and encoding in three of the positions, which rotate.
      return [0, 1, 2].map((positionIndex) => {
        const [position, wrapBody] = entries[
          (index + 3 * positionIndex + capability.member.length) % entries.length
        ] ?? ['', rendererWith];
        const name = `${capability.object}.${capability.member} ${encoding} ${position}`;
        return { name, text: wrapBody(encode(capability)) };
      });
    }),
  );
}

/** Programs that use a member of their own object in every encoding and position, which the scan must accept. */
export function harmlessPrograms(): TestProgram[] {
  const ownMember: Capability = { object: "({ title: 'a', fetch: 'b' })", member: 'fetch', use: read };
  return Object.entries(encodings).flatMap(([encoding, encode]) =>
    Object.entries(positions).map(([position, wrapBody]) => ({
      name: `${encoding} ${position}`,
      text: wrapBody(encode(ownMember)),
    })),
  );
}
