// Messages of the script analysis for authors: what is not allowed, and what to write instead.

import type { Family, ScanFault } from '../source/fault.ts';

function fault(rule: string, family: Family, why: string, fix: string): ScanFault {
  return { rule, family, why, fix };
}

/** Faults that the script analysis reports, except those of single names. */
export const faults = {
  language: fault(
    'script.language',
    'script',
    'Renderers must not use this part of the language: async, await, using, with, debugger, import.meta, new.target.',
    'Write it as plain, synchronous code.',
  ),
  dynamicImport: fault(
    'DYN.import',
    'DYN',
    'import() loads code that the scan has not seen.',
    'Import the module at the top of the script.',
  ),
  namespace: fault(
    'script.namespace',
    'script',
    'window, Math, JSON, Object, Intl and Symbol must be used with a constant, listed member, such as Math.max.',
    'Write the member directly after the name.',
  ),
  undefinedName: fault(
    'script.name',
    'script',
    'A computed name with a variable without a value contains undefined, so it may be the name of this property.',
    'Use another name.',
  ),
  constructorResult: fault(
    'DYN.constructor',
    'DYN',
    'A constructor that returns a value replaces the object that its class and derived classes define.',
    'Return nothing from the constructor, and write a function that returns the value.',
  ),
  noValue: fault(
    'script.value',
    'script',
    'No value reaches this expression, for example because a list that it reads is never filled.',
    'Remove the code that never runs, or fill the list.',
  ),
  computed: fault(
    'script.computed',
    'script',
    'The property is computed, and the object is neither data nor a literal table.',
    'Name the property, or keep the values in a Map and use get.',
  ),
  computedNative: fault(
    'DYN.computed',
    'DYN',
    'A computed property of an object of the browser or the language could be any of its members.',
    'Name the property directly, or convert an index with Number().',
  ),
  call: fault(
    'script.call',
    'script',
    'The scan cannot determine which function this calls.',
    'Call functions of the bundle by their names, or keep them in a Map and use get.',
  ),
  callback: fault(
    'script.callback',
    'script',
    'A callback must be a function that the bundle defines.',
    'Pass an arrow function that calls the function.',
  ),
  construct: fault(
    'DYN.construct',
    'DYN',
    'Only classes of the bundle and listed constructors may be constructed.',
    'Construct them by their names.',
  ),
  thisUse: fault(
    'script.this',
    'script',
    'this must be used as this.name, in a class or object literal that defines the name.',
    'Name the object, or write a class.',
  ),
  assignName: fault(
    'script.assign',
    'script',
    'The name is not declared in the bundle: the assignment would create or change a property of the window.',
    'Declare a variable of your own with let or const; only window.RialtoRenderer may be set.',
  ),
  assignHost: fault(
    'script.assign',
    'script',
    'The target may be an element or another object of the browser, and renderers must not set this property.',
    'Set a listed property, such as textContent or className, or write setAttribute with a listed name.',
  ),
  assignHostValue: fault(
    'script.assign',
    'script',
    'A property of an element or a context is set to a value that may also be an object, a function or an element, such as a member of an object with mixed values.',
    'Pass the value in a separate parameter, or convert it to a text: element.className = String(value).',
  ),
  assignNative: fault(
    'script.assign',
    'script',
    'A property of an object of the language or the browser, or a fixed property of a function, is set or deleted.',
    'Keep the value in a variable, an object literal or a Map of your own.',
  ),
  assignShared: fault(
    'script.assign',
    'script',
    'A function, an object or an element is assigned to a property of a value that may be an object of the browser or the language.',
    'Use an object literal or a Map of your own, whose properties are written by constant names.',
  ),
  assignInData: fault(
    'script.assign',
    'script',
    'An element or another object of the browser is kept inside data, from which any name may be read.',
    'Keep elements in variables, or in a Map of your own.',
  ),
  windowGlobal: fault(
    'script.global',
    'script',
    'A top-level var or function of a classic script becomes a property of the window of this name.',
    'Use let or const, another name, or a module.',
  ),
  laterGlobal: fault(
    'script.order',
    'script',
    'This name belongs to a script that runs later; until then the browser may give it another value.',
    'Load the script that declares it first, or write modules.',
  ),
  nestedFunction: fault(
    'script.function',
    'script',
    'The meaning of a function declaration in a block depends on whether the script is in strict mode.',
    'Declare the function outside the block, or as a const.',
  ),
  implicitCall: fault(
    'DYN.implicit',
    'DYN',
    'The language calls a property of this name implicitly, with arguments that the scan does not know.',
    'Use another name; toString, valueOf and toJSON may be functions that an object of the bundle defines.',
  ),
  setArgument: fault(
    'script.set',
    'script',
    'A set must be combined and compared with sets and maps only: methods of another object would be called.',
    'Pass a Set.',
  ),
  iterator: fault(
    'script.iterator',
    'script',
    'An object must define its iterator as a generator method.',
    'Write *[Symbol.iterator]() { ... }.',
  ),
  hostSpread: fault(
    'EMB.copy',
    'EMB',
    'Properties of objects of the browser must not be copied or listed: they include windows and URLs.',
    'Read the properties that are needed by their names.',
  ),
  element: fault(
    'EMB.element',
    'EMB',
    'Elements must be created by constant, listed names.',
    'Write the name of a listed element; put script, link and meta into the document.',
  ),
  attribute: fault(
    'script.attribute',
    'script',
    'Attributes must be set by constant, listed names.',
    'Write the name of a listed attribute; event handlers and style are not listed.',
  ),
  reference: fault(
    'NET.reference',
    'NET',
    'src must be set to a constant path of a file of the bundle, href to a constant #id.',
    'Write the path as a constant text.',
  ),
  styleValue: fault(
    'CSS.value',
    'CSS',
    'The style value has a function or an escape that is not allowed, or loads something.',
    'Use listed CSS functions; url() only as url(#id).',
  ),
  canvasContext: fault('EMB.context', 'EMB', "The context of a canvas must be '2d'.", "Call getContext('2d')."),
  animation: fault(
    'TIM.animation',
    'TIM',
    'The result of animate gives access to a clock.',
    'Call animate as a statement, without using its result.',
  ),
  moduleImport: fault(
    'script.import',
    'script',
    'A module must import modules of the bundle by relative paths that end in .js, and names that they export.',
    'Correct the path or the name; load a script of the bundle either as a module or as a classic script.',
  ),
  stateDelta: fault(
    'DATA.delta',
    'DATA',
    'A renderer must not write state_delta.',
    'Remove it; the engine owns the state.',
  ),
  storedStates: fault(
    'DATA.states',
    'DATA',
    'The script contains too many game states or rows of a board.',
    'Remove test states; practice sessions provide real states.',
  ),
  renderer: fault(
    'BIND.render',
    'BIND',
    'window.RialtoRenderer must be set exactly once, to an object with a known function render of at least one parameter.',
    'Write window.RialtoRenderer = { render } once.',
  ),
} as const;
