// Members of browser objects, such as elements and canvas contexts: what may be read, set and called.

import type { Node } from 'acorn';
import { attributes, cssFunctions, documentMembers, hostMembers, openInterfaces, scriptElements } from '../allowed.ts';
import { elementFamily } from '../element-families.ts';
import { type Arguments, argumentAt } from './call-arguments.ts';
import { faults } from './faults.ts';
import { nothing, type ObjectRef, type Scope, type Value } from './model.ts';
import { faultOfMember } from './refused-names.ts';
import type { ScriptAnalysis } from './script-analysis.ts';
import * as values from './values.ts';
import { bit, constantsOf, has, hostBits, join } from './values.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const listedMembers: ReadonlySet<string> = new Set(Object.values(hostMembers).flat());
const documentNames: ReadonlySet<string> = new Set(documentMembers);
const refusedStyleMembers: ReadonlySet<string> = new Set(openInterfaces['CSSStyleDeclaration']);
const allowedElements: ReadonlySet<string> = new Set(scriptElements);
const allowedCssFunctions: ReadonlySet<string> = new Set(cssFunctions);
const elementNamespaces = words('http://www.w3.org/2000/svg http://www.w3.org/1999/xhtml');

/** Properties whose values are browser objects. */
const hostProperties = words(`
  body canvas childNodes classList documentElement firstChild firstElementChild lastChild
  lastElementChild nextElementSibling nextSibling offsetParent ownerSVGElement parentElement parentNode
  previousElementSibling previousSibling target viewportElement`);
/** Properties whose values are data. */
const dataProperties = words('borderBoxSize contentBoxSize contentRect data devicePixelContentBoxSize');
/** Methods that return browser objects. */
const hostResultMethods = words(`
  appendChild cloneNode closest createConicGradient createDocumentFragment createElement createElementNS
  createImageData createLinearGradient createPattern createRadialGradient createTextNode getContext getCTM getElementById
  getImageData getPointAtLength getScreenCTM getTransform insertBefore inverse item matrixTransform multiply
  querySelector querySelectorAll removeChild replaceChild transformPoint`);
/** Methods that return data. */
const dataResultMethods = words('getAttributeNames getBBox getBoundingClientRect getLineDash measureText');
/** Methods of style declarations. */
const styleMethods = words('getPropertyPriority getPropertyValue item removeProperty setProperty');
/** Methods of lists of nodes and tokens whose calls are analysed as those of data. */
const collectionMethods = words('entries forEach keys values');

/** Properties of browser objects that scripts may set. */
const writableProperties = words(`
  alt ariaHidden ariaLabel ariaLive ariaValueMax ariaValueMin ariaValueNow ariaValueText className colSpan dir direction
  fillStyle filter font fontKerning fontStretch fontVariantCaps globalAlpha globalCompositeOperation height hidden id
  imageSmoothingEnabled imageSmoothingQuality lang letterSpacing lineCap lineDashOffset lineJoin lineWidth max min
  miterLimit nodeValue role rowSpan shadowBlur shadowColor shadowOffsetX shadowOffsetY src strokeStyle textAlign
  textBaseline textContent textRendering title value width wordSpacing a b c d e f w x y z`);
/** Properties that may be set to gradients and patterns. */
const paintProperties = words('fillStyle strokeStyle');
/** Properties that browsers parse as CSS. */
const cssProperties = words('fillStyle filter font shadowColor strokeStyle');

/** Whether a member of an `HTMLCollection` is its own, and not an element that is found by its id. */
export function isCollectionMember(name: string): boolean {
  return name === 'item' || name === 'length';
}

/** Whether scripts may set a property of browser objects. */
export function isWritable(name: string): boolean {
  return writableProperties.has(name);
}

export function isDocumentMember(name: string): boolean {
  return documentNames.has(name);
}

/** Whether a member of style declarations is refused. */
export function isRefusedStyleMember(name: string): boolean {
  return refusedStyleMembers.has(name);
}

export function isHostMember(name: string): boolean {
  return listedMembers.has(name);
}

/** Whether a member is listed for all browser objects of a value. */
export function isListedMember(target: Value, name: string): boolean {
  if (has(target, bit.collection) && !isCollectionMember(name)) return false;
  return (!has(target, bit.document) || documentNames.has(name)) && (!has(target, bit.host) || listedMembers.has(name));
}

/** Value of an allowed property of a browser object. */
export function hostProperty(name: string): Value {
  if (name === 'children') return values.collection;
  if (dataProperties.has(name)) return values.data;
  if (hostProperties.has(name)) return values.hostOrNull;
  if (name === 'style') return values.style;
  if (name === 'dataset') return values.dataset;
  if (paintProperties.has(name)) return join(values.builtin, join(values.primitive, values.host));
  if (hostResultMethods.has(name) || dataResultMethods.has(name)) return values.builtin;
  return writableProperties.has(name) ? join(values.builtin, values.primitive) : values.primitive;
}

export function writeHost(
  analysis: ScriptAnalysis,
  target: Value,
  name: string,
  value: Value,
  node: Node,
  scope: Scope,
): void {
  // On an object without this property, the assignment creates it, and it keeps any value.
  const valueBits = paintProperties.has(name) ? hostBits & ~bit.host : hostBits;
  if (value.refs.length > 0 || has(value, valueBits)) analysis.refuse(faults.assignHostValue, node, scope);
  if (has(target, bit.style)) {
    if (refusedStyleMembers.has(name)) analysis.refuse(faultOfMember(name), node, scope);
    checkStyle(analysis, value, node, scope);
  }
  if (has(target, bit.document | bit.collection)) analysis.refuse(faults.assignHost, node, scope);
  if (!has(target, bit.host)) return;
  if (!writableProperties.has(name)) analysis.refuse(faults.assignHost, node, scope);
  if (name === 'style') analysis.refuse(faults.styleValue, node, scope);
  if (name === 'src') checkReference(analysis, value, node, scope);
  if (cssProperties.has(name)) checkStyle(analysis, value, node, scope);
}

/** Analyses the call of an allowed method of a browser object; undefined if there is none with this name. */
export function callHostMethod(
  analysis: ScriptAnalysis,
  target: Value,
  name: string,
  args: Arguments,
  node: Node,
  scope: Scope,
): Value | undefined {
  const ofStyle = has(target, bit.style) && styleMethods.has(name) ? values.aText : undefined;
  if (ofStyle !== undefined && name === 'setProperty') checkStyle(analysis, argumentAt(args, 1), node, scope);
  const isOfDocument = has(target, bit.document) && hostMembers['Document']?.includes(name) === true;
  if (has(target, bit.collection) && name === 'item') return join(ofStyle ?? nothing, values.hostOrNull);
  if (!(has(target, bit.host) && listedMembers.has(name)) && !isOfDocument) return ofStyle;
  if (collectionMethods.has(name) || writableProperties.has(name)) return ofStyle;
  checkArguments(analysis, name, args, node, scope);
  return join(ofStyle ?? nothing, resultOfHost(name));
}

function resultOfHost(name: string): Value {
  if (hostResultMethods.has(name)) return values.hostOrNull;
  return dataResultMethods.has(name) ? values.data : values.primitive;
}

function checkArguments(analysis: ScriptAnalysis, name: string, args: Arguments, node: Node, scope: Scope): void {
  const first = argumentAt(args, 0);
  const second = argumentAt(args, 1);
  switch (name) {
    case 'createElement':
      checkElement(analysis, first, node, scope);
      return;
    case 'createElementNS':
      if (!isEveryText(first, (text) => elementNamespaces.has(text))) analysis.refuse(faults.element, node, scope);
      checkElement(analysis, second, node, scope);
      return;
    case 'getContext':
      if (!isEveryText(first, (text) => text === '2d')) analysis.refuse(faults.canvasContext, node, scope);
      return;
    case 'setAttribute':
      checkAttribute(analysis, first, second, node, scope);
      return;
    case 'toggleAttribute':
      if (!isEveryText(first, isAttribute)) analysis.refuse(faults.attribute, node, scope);
      return;
    case 'animate':
      if (!analysis.statementCalls.has(node)) analysis.refuse(faults.animation, node, scope);
      for (const ref of first.refs) checkKeyframes(analysis, ref, keyframesDepth, node, scope);
      return;
    default:
  }
}

function checkElement(analysis: ScriptAnalysis, tag: Value, node: Node, scope: Scope): void {
  if (isEveryText(tag, (text) => allowedElements.has(text))) return;
  const refused = constantsOf(tag)?.find((text) => !allowedElements.has(text));
  const family = elementFamily(refused?.toLowerCase() ?? '') ?? faults.element.family;
  analysis.refuse({ ...faults.element, rule: `${family}.element`, family }, node, scope);
}

function checkAttribute(analysis: ScriptAnalysis, name: Value, value: Value, node: Node, scope: Scope): void {
  analysis.budget.spendTexts(name.texts);
  const names = constantsOf(name);
  if (names === undefined) {
    if (!values.isNothing(name)) analysis.refuse(faults.attribute, node, scope);
    return;
  }
  for (const text of names) {
    if (text === 'src') checkReference(analysis, value, node, scope);
    else if (text === 'href') {
      analysis.budget.spendTexts(value.texts);
      if (!isEveryText(value, (id) => /^#[^\s]+$/.test(id))) analysis.refuse(faults.reference, node, scope);
    } else if (!isAttribute(text)) analysis.refuse(faults.attribute, node, scope);
    else if (/^(?:clip-path|fill|font|gradientTransform|mask|stop|stroke|transform)/.test(text))
      checkStyle(analysis, value, node, scope);
  }
}

function isAttribute(name: string): boolean {
  return attributes.some((knownAttribute) =>
    knownAttribute.endsWith('*')
      ? name.startsWith(knownAttribute.slice(0, -1)) && /^[a-z-][a-z0-9-]*$/.test(name)
      : knownAttribute === name,
  );
}

/** Checks that a reference is a constant path; `checkReferences` checks that the file exists. */
function checkReference(analysis: ScriptAnalysis, value: Value, node: Node, scope: Scope): void {
  analysis.budget.spendTexts(value.texts);
  const urls = constantsOf(value);
  if (urls === undefined) {
    if (!values.isNothing(value)) analysis.refuse(faults.reference, node, scope);
    return;
  }
  for (const url of urls)
    if (/^(?:\.\/)?[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(url)) analysis.refer(url, node, scope);
    else analysis.refuse(faults.reference, node, scope);
}

/** Checks that the constant texts of a style value call only allowed functions. */
function checkStyle(analysis: ScriptAnalysis, value: Value, node: Node, scope: Scope): void {
  analysis.budget.spendTexts(value.texts);
  if (has(value, bit.text) && value.texts?.some((text) => !isStyle(text)) === true)
    analysis.refuse(faults.styleValue, node, scope);
}

function isStyle(text: string): boolean {
  if (/\\|\/\*|@/.test(text)) return false;
  return [...text.matchAll(/(?<![-\w])([-\w]+)\(\s*(#?)/g)].every(([, name = '', id]) =>
    name.toLowerCase() === 'url' ? id === '#' : allowedCssFunctions.has(name.toLowerCase()),
  );
}

/** Levels of objects below the argument of `animate` that are checked. */
const keyframesDepth = 2;

/** Checks the values of keyframes, which are an object of lists or a list of objects. */
function checkKeyframes(analysis: ScriptAnalysis, ref: ObjectRef, depth: number, node: Node, scope: Scope): void {
  for (const holder of analysis.prototypeChainOf(ref)) {
    const fields = analysis.fieldsOf(holder).map(([, cell]) => cell);
    for (const cell of [holder.elements, holder.unnamed, ...fields]) {
      const value = analysis.read(cell);
      checkStyle(analysis, value, node, scope);
      if (depth > 0) for (const inner of value.refs) checkKeyframes(analysis, inner, depth - 1, node, scope);
    }
  }
}

/** Whether a value is only constant texts that pass the test; true for a value that is not known yet. */
function isEveryText(value: Value, test: (text: string) => boolean): boolean {
  return values.isNothing(value) || constantsOf(value)?.every(test) === true;
}
